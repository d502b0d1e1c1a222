import { Body, Controller, Param } from '@nestjs/common';
import type { BodyOf, ParamsOf, ResponseOf, ROUTES } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../platform/http/caller.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import type { ApprovalEntity } from './approval.entity.js';
import { ApprovalService } from './approval.service.js';

type ApprovalRow = ResponseOf<typeof ROUTES.addApproval>;

function approvalRow({ id, pattern, note, createdAt }: ApprovalEntity): ApprovalRow {
  return { id, pattern, note, created_at: createdAt.toISOString() };
}

/** The list of approved addresses over HTTP. */
@Controller()
export class ApprovalsController {
  constructor(private readonly approvals: ApprovalService) {}

  @ForRoute('listApprovals')
  async listApprovals(): Promise<readonly ApprovalRow[]> {
    return (await this.approvals.list()).map(approvalRow);
  }

  @ForRoute('addApproval')
  async addApproval(
    @Body() { pattern, note }: BodyOf<'addApproval'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<ApprovalRow> {
    return approvalRow(await this.approvals.add(pattern, note, actor, caller));
  }

  @ForRoute('removeApproval')
  async removeApproval(
    @Param() { id }: ParamsOf<'removeApproval'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.approvals.remove(id, actor, caller));
  }
}
