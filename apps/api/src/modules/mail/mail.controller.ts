import { Controller, Param, Query } from '@nestjs/common';
import type { ParamsOf, QueryOf, ResponseOf, ROUTES } from '@tastwerk/contracts';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import type { MailRecord } from './mail.js';
import { MailService } from './mail.service.js';

type MailRow = ResponseOf<typeof ROUTES.sendMailAgain>;

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

/** Mails as admins look after them, over HTTP. */
@Controller()
export class MailController {
  constructor(private readonly mails: MailService) {}

  @ForRoute('listMails')
  async listMails(@Query() query: QueryOf<'listMails'>): Promise<readonly MailRow[]> {
    return (await this.mails.list(query)).map(mailRow);
  }

  @ForRoute('sendMailAgain')
  async sendMailAgain(@Param() { id }: ParamsOf<'sendMailAgain'>): Promise<MailRow> {
    return mailRow(answer(await this.mails.sendAgain(id)));
  }
}
