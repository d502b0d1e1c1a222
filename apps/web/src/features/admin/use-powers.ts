import { type Powers, RIGHTS, ROLES } from '@tastwerk/contracts';
import { useSession } from '../../session/use-session.js';

/** What the one who looks may do themselves, and so may give to others. */
export function usePowers(): Powers {
  const { user } = useSession();
  return {
    role: user?.role ?? ROLES.standard,
    rights: RIGHTS.filter((right) => user?.user_rights[right] === true),
  };
}
