const TUD = 'TU Dresden, Prüfkriterien für taktile Grafiken (Prescher, Bornschein 2014)';
const BANA = 'BANA/CBA, Guidelines and Standards for Tactile Graphics (2010)';

/** A work, and the place in it. */
export interface ProofingSource {
  readonly work: string;
  readonly place: string;
}

/** Where figures and rules come from, as works are cited: field notes 2.1 says how far each could be read. */
export const PROOFING_SOURCES = {
  'tud-ba': { work: TUD, place: 'BA' },
  'tud-ba-ar': { work: TUD, place: 'BA_AR' },
  'tud-be-ma': { work: TUD, place: 'BE_MA' },
  'tud-tl-a': { work: TUD, place: 'TL_A' },
  'tud-tl-b': { work: TUD, place: 'TL_B' },
  'tud-tl-l': { work: TUD, place: 'TL_L' },
  'tud-tf-og': { work: TUD, place: 'TF_OG' },
  'tud-tf-at': { work: TUD, place: 'TF_AT' },
  'tud-tf-et': { work: TUD, place: 'TF_ET' },
  'tud-tf-ut': { work: TUD, place: 'TF_UT' },
  'tud-bb-a': { work: TUD, place: 'BB_A' },
  'tud-bb-b': { work: TUD, place: 'BB_B' },
  'tud-bb-r': { work: TUD, place: 'BB_R' },
  'tud-bb-tl': { work: TUD, place: 'BB_TL' },
  'tud-bb-vf': { work: TUD, place: 'BB_VF' },
  'tud-be-ue': { work: TUD, place: 'BE_UE' },
  'tud-be': { work: TUD, place: 'BE' },
  'tud-le': { work: TUD, place: 'LE' },
  'tud-le-ps': { work: TUD, place: 'LE_PS' },
  'tud-le-s': { work: TUD, place: 'LE_S' },
  'tud-bb-fl': { work: TUD, place: 'BB_FL' },
  'bana-symbols': { work: BANA, place: 'symbols' },
  'guides-wiki': { work: 'tactile-graphics/guides', place: 'wiki' },
  'round-table': { work: 'Round Table / Monash, accessiblegraphics.org', place: 'arrows' },
  hasty: { work: 'Lucia Hasty, tactilegraphics.org', place: '1/4 inch' },
  'bana-lines': { work: BANA, place: 'lines' },
  /** A figure that the author has set for one draft. */
  own: { work: 'own', place: '' },
  tastwerk: { work: 'Tastwerk', place: 'packages/editor-core/SPEC.md' },
} as const satisfies Record<string, ProofingSource>;

/** The key of one of {@link PROOFING_SOURCES}. */
export type OwnSourceKey = keyof typeof PROOFING_SOURCES;

/**
 * Sources of plugins by their keys. A plugin adds those that its rules name: `interface ProofingSources { 'clock-guide': ProofingSource }`.
 * What a work is called stands in the half of the plugin for the editor.
 */
export interface ProofingSources {}

/** The key of a source. */
export type SourceKey = OwnSourceKey | keyof ProofingSources;
