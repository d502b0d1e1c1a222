import type { CatalogueRow, Graphic, User } from '@tastwerk/contracts';

const MOMENT = '2026-11-12T09:30:00.000Z';

/** One variant as a row of the catalogue; `id` is graphic and variant in one. */
export function catalogueRow(id: number, title: string): CatalogueRow {
  return {
    graphic_id: id,
    graphic_title: title,
    graphic_description: '',
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
  newsletter_active: false,
  created_at: MOMENT,
};

/** A graphic with the one variant `id` of two pages. */
export function graphicOf(id: number, title: string): Graphic {
  return {
    id,
    title,
    description: '',
    user_id: 1,
    created_at: MOMENT,
    variants: [
      {
        id,
        title: 'Basis',
        description: 'Schnitt durch eine Zelle.',
        public: true,
        derived_from: null,
        current_file_name: `file-${id}`,
        tags: [],
        system: 'DE:VOLL',
        graphic_format: 'a4',
        graphic_landscape: false,
        graphic_no_of_pages: 2,
        braille_no_of_pages: 1,
        created_at: MOMENT,
        parent_graphic: { id, title, description: '' },
        current_version: { id: 1, hash: 'a'.repeat(64), created_at: MOMENT },
      },
    ],
  };
}
