import { Body, Controller, Param, Query } from '@nestjs/common';
import type { BodyOf, ParamsOf, QueryOf, ResponseOf, ROUTES } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../platform/http/caller.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import type { MailRecord } from '../mail/mail.js';
import { MailService } from '../mail/mail.service.js';
import type { ApprovalEntity } from './approval.entity.js';
import { ApprovalService } from './approval.service.js';

type MailRow = ResponseOf<typeof ROUTES.sendMailAgain>;
type ApprovalRow = ResponseOf<typeof ROUTES.addApproval>;

function mailRow(mail: MailRecord): MailRow {
  const { id, template, recipient, language, state, failures, error, createdAt, sentAt } = mail;
  return {
    id,
    template,
    recipient,
    language,
    state,
    failures,
    error,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  };
}

function approvalRow({ id, pattern, note, createdAt }: ApprovalEntity): ApprovalRow {
  return { id, pattern, note, created_at: createdAt.toISOString() };
}

/** What admins see and settle about accounts, over HTTP. */
@Controller()
export class AccountAdministrationController {
  constructor(
    private readonly mails: MailService,
    private readonly approvals: ApprovalService,
    private readonly audit: AuditService,
  ) {}

  @ForRoute('listMails')
  async listMails(@Query() query: QueryOf<'listMails'>): Promise<readonly MailRow[]> {
    return (await this.mails.list(query)).map(mailRow);
  }

  @ForRoute('sendMailAgain')
  async sendMailAgain(@Param() { id }: ParamsOf<'sendMailAgain'>): Promise<MailRow> {
    return mailRow(answer(await this.mails.sendAgain(id)));
  }

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

  @ForRoute('listAuditEvents')
  async listAuditEvents(
    @Query() query: QueryOf<'listAuditEvents'>,
  ): Promise<ResponseOf<typeof ROUTES.listAuditEvents>> {
    const events = await this.audit.list(query);
    return events.map((event) => ({
      id: event.id,
      event: event.event,
      account_id: event.accountId,
      device: event.device,
      correlation_id: event.correlationId,
      created_at: event.createdAt.toISOString(),
    }));
  }
}
