import type { User } from '@tastwerk/contracts';
import { useOutletContext } from 'react-router';

/** The signed-in user, for the pages of the account area. */
export function useAreaUser(): User {
  return useOutletContext<User>();
}
