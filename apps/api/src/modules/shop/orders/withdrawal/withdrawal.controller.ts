import { Body, Controller, Param, Query } from '@nestjs/common';
import type { ResponseOf, ROUTES, Withdrawal } from '@tastwerk/contracts';
import { answer } from '../../../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../../../platform/http/caller.js';
import { ForRoute } from '../../../../platform/http/for-route.decorator.js';
import {
  WithdrawalAssignmentDto,
  WithdrawalDto,
  WithdrawalParamsDto,
  WithdrawalsQueryDto,
} from './dto/withdrawal.dto.js';
import { WithdrawalService } from './withdrawal.service.js';

/** Withdrawals over HTTP. */
@Controller()
export class WithdrawalController {
  constructor(private readonly withdrawals: WithdrawalService) {}

  @ForRoute('withdraw')
  async withdraw(
    @Body() body: WithdrawalDto,
    @FromCaller() caller: Caller,
  ): Promise<ResponseOf<typeof ROUTES.withdraw>> {
    return answer(await this.withdrawals.withdraw(body, caller));
  }

  @ForRoute('listWithdrawals')
  listWithdrawals(@Query() { limit, before }: WithdrawalsQueryDto): Promise<readonly Withdrawal[]> {
    return this.withdrawals.list(limit, before);
  }

  @ForRoute('assignWithdrawal')
  async assignWithdrawal(
    @Param() { id }: WithdrawalParamsDto,
    @Body() { order_id: orderId }: WithdrawalAssignmentDto,
  ): Promise<Withdrawal> {
    return answer(await this.withdrawals.assign(id, orderId));
  }

  @ForRoute('settleWithdrawal')
  async settleWithdrawal(@Param() { id }: WithdrawalParamsDto): Promise<Withdrawal> {
    return answer(await this.withdrawals.settle(id));
  }
}
