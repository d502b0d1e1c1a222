import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Body of a withdrawal. */
export class WithdrawalDto extends createZodDto(ROUTES.withdraw.request.body) {}

/** Query of the list of withdrawals. */
export class WithdrawalsQueryDto extends createZodDto(ROUTES.listWithdrawals.request.query) {}

/** Body that ties a withdrawal to its order. */
export class WithdrawalAssignmentDto extends createZodDto(ROUTES.assignWithdrawal.request.body) {}

/** Path of one withdrawal. */
export class WithdrawalParamsDto extends createZodDto(ROUTES.settleWithdrawal.request.params) {}
