import type {
  CatalogueRow,
  Facets,
  GraphicDetails,
  History,
  User,
  Version,
  VersionBraille,
} from '@tastwerk/contracts';
import { USUAL_TERMS } from '@tastwerk/editor-core/document';

const MOMENT = '2026-11-12T09:30:00.000Z';

/** One variant as a row of the catalogue; `id` is graphic and variant in one. */
export function catalogueRow(id: number, title: string): CatalogueRow {
  return {
    graphic_id: id,
    graphic_title: title,
    graphic_description: '',
    translations: [],
    original_author_id: 1,
    variant_id: id,
    variant_title: 'Basis',
    variant_description: '',
    current_file_name: `file-${id}`,
    system: 'DE:VOLL',
    braille_format: 'a4',
    braille_no_of_pages: 1,
    graphic_format: 'a4',
    graphic_landscape: false,
    graphic_no_of_pages: 1,
    public: true,
    created_at: MOMENT,
    tags: '{NULL}',
  };
}

/** A signed-in user who may publish. */
export const DEMO_USER: User = {
  id: 1,
  email: 'demo@tastwerk.example',
  display_name: 'Demo',
  role: 0,
  user_rights: {
    can_order: false,
    can_publish: true,
    can_hide_variants: false,
    can_view_admin: false,
    can_edit_admin: false,
  },
  needs_second_factor: false,
  has_password: true,
  newsletter_active: false,
  newsletter_pending: false,
  notices_active: true,
  pending_login: null,
  language: 'de',
  created_at: MOMENT,
};

/** A graphic with the one variant `id` of two pages. */
export function graphicOf(id: number, title: string): GraphicDetails {
  return {
    id,
    title,
    description: '',
    translations: [],
    user_id: 1,
    ...USUAL_TERMS,
    sharing: null,
    created_at: MOMENT,
    public: true,
    author: { id: 1, display_name: 'Ada' },
    variants: [
      {
        id,
        title: 'Basis',
        description: 'Schnitt durch eine Zelle.',
        category: null,
        transcribersNotes: '',
        public: true,
        hidden: null,
        derived_from: null,
        current_file_name: `file-${id}`,
        tags: [],
        system: 'DE:VOLL',
        graphic_format: 'a4',
        graphic_landscape: false,
        graphic_no_of_pages: 2,
        braille_no_of_pages: 1,
        created_at: MOMENT,
        parent_graphic: { id, title, description: '', translations: [], ...USUAL_TERMS },
        current_version: { id: 1, hash: 'a'.repeat(64), created_at: MOMENT },
      },
    ],
  };
}

/** The braille of a version with a page for each list of labels; each label in as many cells with dot 1 as it has characters. */
export function brailleOf(...pages: readonly (readonly string[])[]): VersionBraille {
  const written = (print: string) => ({ print, braille: print.replaceAll(/\S/gu, '⠁') });
  return {
    system: 'DE:VOLL',
    pages: pages.map((labels) => ({ labels: labels.map(written), legend: [] })),
    text: [],
    is_whole: true,
  };
}

/** A graphic with the variants `id` and `id + 1`, "Basis" and "Mit Beschriftung". */
export function graphicOfTwo(id: number, title: string): GraphicDetails {
  const graphic = graphicOf(id, title);
  return {
    ...graphic,
    variants: graphic.variants.flatMap((variant) => [
      variant,
      { ...variant, id: id + 1, title: 'Mit Beschriftung', current_file_name: `file-${id + 1}` },
    ]),
  };
}

/** Counts for a catalogue of `total` graphics that have the tags by their counts. */
export function facetsOf(total: number, tags: Readonly<Record<string, number>> = {}): Facets {
  return {
    total,
    is_exact: true,
    are_kinds_exact: true,
    match: 'exact',
    tags: Object.entries(tags).map(([name, count], index) => ({
      tag_id: index + 1,
      name,
      taxonomy_id: null,
      count,
    })),
    formats: [
      { format: 'a4', count: total },
      { format: 'a3', count: 0 },
    ],
    systems: [{ system: 'DE:VOLL', count: total }],
    categories: [{ category: 'biology', count: total }],
  };
}

/** The versions 1 to `total` of a variant, the last one current; odd ones by Ada, even ones by Ben. */
export function historyOf(total: number): History {
  const versions = Array.from({ length: total }, (_, index): Version => {
    const number = total - index;
    return {
      id: number,
      created_at: MOMENT,
      user_id: number % 2 === 1 ? 1 : 2,
      change_message: number === 1 ? '' : `Änderung ${number}`,
      file_name: `file-v${number}`,
      hash: String(number).padStart(64, '0'),
      title: 'Basis',
      system: 'DE:VOLL',
      graphic_format: 'a4',
      graphic_landscape: false,
      graphic_no_of_pages: 2,
      braille_no_of_pages: 1,
      is_current: index === 0,
      restored_from: null,
    };
  });
  const contributors = [
    { id: 1, display_name: 'Ada' },
    { id: 2, display_name: 'Ben' },
  ];
  return { versions, contributors: contributors.slice(0, total), total };
}
