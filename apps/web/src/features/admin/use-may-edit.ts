import { useSession } from '../../session/use-session.js';

/** Whether the one who looks may also change things in the administration. */
export function useMayEdit(): boolean {
  return useSession().user?.user_rights.can_edit_admin === true;
}
