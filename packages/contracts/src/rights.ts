/** What an account may be allowed to do beyond looking around (decisions: roles). */
export const RIGHTS = [
  'can_order',
  'can_publish',
  'can_hide_variants',
  'can_view_admin',
  'can_edit_admin',
] as const;

export type Right = (typeof RIGHTS)[number];

/** What every confirmed account may be given; the other rights reach the work and data of others. */
const USUAL_RIGHTS: readonly Right[] = ['can_order', 'can_publish'];

/** Whether `right` is one above those of a usual user. */
export function isElevatedRight(right: Right): boolean {
  return !USUAL_RIGHTS.includes(right);
}

/** The numbers of the roles as the API speaks of them (product spec section 6, decisions). */
export const ROLES = { standard: 0, admin: 1, productionPartner: 2 } as const;

/** Whether an account may do more than a usual user: by its role or by one of its rights. */
export function isElevated({
  role,
  rights,
}: {
  readonly role: number;
  readonly rights: readonly Right[];
}): boolean {
  return role !== ROLES.standard || rights.some(isElevatedRight);
}
