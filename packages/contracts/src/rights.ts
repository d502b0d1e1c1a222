/** What an account may be allowed to do beyond looking around (decisions: roles). */
export const RIGHTS = [
  'can_order',
  'can_publish',
  'can_hide_variants',
  'can_view_admin',
  'can_edit_admin',
] as const;

export type Right = (typeof RIGHTS)[number];

/** The numbers of the roles as the API speaks of them (product spec section 6, decisions). */
export const ROLES = { standard: 0, admin: 1, productionPartner: 2 } as const;
