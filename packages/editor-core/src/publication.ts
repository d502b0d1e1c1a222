/** Who sees a published graphic, from the fewest to the most: its author, everybody who has its link, everybody. */
export const VISIBILITIES = ['private', 'link', 'all'] as const;

/** Who sees a published graphic. */
export type Visibility = (typeof VISIBILITIES)[number];

/** The free licences under which graphics are published, from the one that asks for nothing on. */
export const LICENCE_IDS = ['cc0', 'cc-by', 'cc-by-sa'] as const;

/** A free licence by its name. */
export type LicenceId = (typeof LICENCE_IDS)[number];

/** What a graphic may be under: a free licence, or `own`, by which its author keeps all rights. Only a private graphic is under `own`. */
export const GRAPHIC_LICENCES = [...LICENCE_IDS, 'own'] as const;

/** What a graphic is under. */
export type GraphicLicence = (typeof GRAPHIC_LICENCES)[number];

/** What a licence is called everywhere, and where its text stands. */
export interface Licence {
  readonly short: string;
  readonly url: string;
}

/** The free licences, version 4.0 of Creative Commons and CC0 1.0. */
export const LICENCES: Readonly<Record<LicenceId, Licence>> = {
  cc0: { short: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'cc-by': { short: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'cc-by-sa': { short: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
};

/** Where a licence is explained in `language`, `de` or `en`. */
export function deedUrl(licence: LicenceId, language: string): string {
  return `${LICENCES[licence].url}deed.${language}`;
}

/** Terms under which a graphic is published. */
export interface PublicationTerms {
  readonly visibility: Visibility;
  readonly licence: GraphicLicence;
}

/** The terms that are proposed: for everybody under CC BY-SA (product spec section 5). */
export const USUAL_TERMS: PublicationTerms = { visibility: 'all', licence: 'cc-by-sa' };

/** The licences that go with a visibility. */
export function licencesFor(visibility: Visibility): readonly GraphicLicence[] {
  return visibility === 'private' ? GRAPHIC_LICENCES : LICENCE_IDS;
}

/** Whether a licence goes with a visibility: what others see is under a free licence. */
export function areTermsPossible({ visibility, licence }: PublicationTerms): boolean {
  return licencesFor(visibility).includes(licence);
}

/** What became of a graphic so far, for its terms to be changed. */
export interface PublicationPast extends PublicationTerms {
  /** Whether others than its author could ever see it. */
  readonly wasShared: boolean;
  /** Whether somebody else published a variant or a version of it. */
  readonly hasOthers: boolean;
}

/** The terms that the author of a graphic may choose from by now. */
export interface TermChoices {
  readonly visibilities: readonly Visibility[];
  readonly licences: readonly GraphicLicence[];
}

/**
 * What an author may still choose. A free licence cannot be taken back: once others saw the graphic it may only become freer. What others
 * worked on stays as open as it was for them, under the licence they agreed to.
 */
export function termChoices({ visibility, licence, wasShared, hasOthers }: PublicationPast): TermChoices {
  const visibilities = hasOthers ? VISIBILITIES.slice(VISIBILITIES.indexOf(visibility)) : VISIBILITIES;
  if (hasOthers) return { visibilities, licences: [licence] };
  const licences = wasShared
    ? GRAPHIC_LICENCES.slice(0, GRAPHIC_LICENCES.indexOf(licence) + 1)
    : GRAPHIC_LICENCES;
  return { visibilities, licences };
}
