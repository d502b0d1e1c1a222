import { SESSION_ERRORS } from '../../route.js';

/** Who may look at the administration, and who may change something there. */
export const SEEING = { right: 'can_view_admin' } as const;
export const EDITING = { right: 'can_edit_admin' } as const;

/** What any route of the administration may answer with. */
export const ADMIN_ERRORS = [...SESSION_ERRORS, 'RIGHT_MISSING'] as const;

/** How often one admin may look, or change something. */
export const ADMIN_THROTTLE = { limit: 120, windowSeconds: 60 } as const;
