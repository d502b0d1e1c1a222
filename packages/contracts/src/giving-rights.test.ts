import { describe, expect, it } from '@jest/globals';
import { isAdministrator, mayGive, mayGiveRole } from './giving-rights.js';
import { ROLES } from './rights.js';

const editor = { role: ROLES.standard, rights: ['can_view_admin', 'can_edit_admin', 'can_publish'] } as const;
const nothing = { role: ROLES.standard, rights: [] } as const;

describe('giving rights', () => {
  it('takes that the giver has them', () => {
    expect(mayGive(editor, nothing, { role: ROLES.standard, rights: ['can_publish'] })).toBe(true);
    expect(mayGive(editor, nothing, { role: ROLES.standard, rights: ['can_order'] })).toBe(false);
  });

  it('counts only what is new: what the account has stays, and everything may be taken', () => {
    const had = { role: ROLES.admin, rights: ['can_order', 'can_hide_variants'] } as const;
    expect(mayGive(editor, had, { role: ROLES.admin, rights: ['can_order', 'can_publish'] })).toBe(true);
    expect(mayGive(editor, had, nothing)).toBe(true);
  });

  it('counts a role as what it opens', () => {
    expect(mayGiveRole(editor, ROLES.admin)).toBe(false);
    expect(mayGiveRole(editor, ROLES.productionPartner)).toBe(false);
    expect(mayGiveRole(editor, ROLES.standard)).toBe(true);
    expect(mayGiveRole({ role: ROLES.admin, rights: [] }, ROLES.productionPartner)).toBe(true);
    expect(mayGiveRole({ role: ROLES.productionPartner, rights: [] }, ROLES.productionPartner)).toBe(true);
    expect(mayGiveRole({ role: ROLES.productionPartner, rights: [] }, ROLES.admin)).toBe(false);
  });
});

describe('an administrator', () => {
  it('has the role or the right to change the administration', () => {
    expect(isAdministrator({ role: ROLES.admin, rights: [] })).toBe(true);
    expect(isAdministrator(editor)).toBe(true);
    expect(isAdministrator({ role: ROLES.standard, rights: ['can_view_admin'] })).toBe(false);
  });
});
