import { Body, Controller, Param, Query } from '@nestjs/common';
import type { BodyOf, ParamsOf, QueryOf, ResponseOf, ROUTES, Withdrawal } from '@tastwerk/contracts';
import { answer } from '../../../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../../../platform/http/caller.js';
import { ForRoute } from '../../../../platform/http/for-route.decorator.js';
import { WithdrawalReceipts } from './withdrawal-receipts.service.js';
import { WithdrawalService } from './withdrawal.service.js';

/** Withdrawals over HTTP. */
@Controller()
export class WithdrawalController {
  constructor(
    private readonly withdrawals: WithdrawalService,
    private readonly receipts: WithdrawalReceipts,
  ) {}

  @ForRoute('withdraw')
  async withdraw(
    @Body() body: BodyOf<'withdraw'>,
    @FromCaller() caller: Caller,
  ): Promise<ResponseOf<typeof ROUTES.withdraw>> {
    return answer(await this.withdrawals.withdraw(body, caller));
  }

  @ForRoute('confirmWithdrawal')
  async confirmWithdrawal(
    @Body() { key }: BodyOf<'confirmWithdrawal'>,
    @FromCaller() caller: Caller,
  ): Promise<ResponseOf<typeof ROUTES.confirmWithdrawal>> {
    return answer(await this.receipts.confirm(key, caller));
  }

  @ForRoute('listWithdrawals')
  listWithdrawals(@Query() page: QueryOf<'listWithdrawals'>): Promise<readonly Withdrawal[]> {
    return this.withdrawals.list(page);
  }

  @ForRoute('assignWithdrawal')
  async assignWithdrawal(
    @Param() { id }: ParamsOf<'assignWithdrawal'>,
    @Body() { order_id: orderId }: BodyOf<'assignWithdrawal'>,
  ): Promise<Withdrawal> {
    return answer(await this.withdrawals.assign(id, orderId));
  }

  @ForRoute('settleWithdrawal')
  async settleWithdrawal(@Param() { id }: ParamsOf<'settleWithdrawal'>): Promise<Withdrawal> {
    return answer(await this.withdrawals.settle(id));
  }
}
