import { ROLES } from '@tastwerk/contracts';

/** The roles by their numbers, as they are offered. */
export const ROLE_NUMBERS = [ROLES.standard, ROLES.admin, ROLES.productionPartner] as const;
