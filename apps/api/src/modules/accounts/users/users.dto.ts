import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Parameters, queries and bodies of the administration of users, as the contract reads them. */

export class UserListQueryDto extends createZodDto(ROUTES.listUsers.request.query) {}

export class UserParamsDto extends createZodDto(ROUTES.getUser.request.params) {}

export class UserChangesDto extends createZodDto(ROUTES.changeUser.request.body) {}

export class UserSessionParamsDto extends createZodDto(ROUTES.revokeUserSession.request.params) {}
