/** Changes of the accounts of admins that wait for a second admin, as SQL for statements of other modules. */
export const OPEN_CHANGE_REQUESTS = `(SELECT 1 FROM admin_change_request WHERE state = 'open' AND expires_at > now())`;
