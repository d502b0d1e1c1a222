import { Injectable } from '@nestjs/common';
import { type ApiLanguage, CHANGE_REQUEST_MAIL_TEMPLATES, RIGHTS, ROLES } from '@tastwerk/contracts';
import type { Transaction } from '../../../../platform/database/transactions.js';
import { textsIn } from '../../../../platform/texts/texts.js';
import { MailSource, MailSources, type WrittenMail } from '../../../mail/mail-source.js';
import type { MailFacts, QueuedMail } from '../../../mail/mail.js';
import { momentInWords } from '../../../mail/templates/in-words.js';

/** Content of mails about changes of the accounts of admins. All of it stands in the facts: the account may be deleted by then. */
@Injectable()
export class ChangeRequestMailSource extends MailSource {
  override readonly templates = CHANGE_REQUEST_MAIL_TEMPLATES;

  constructor(sources: MailSources) {
    super(sources);
  }

  override write(_: Transaction, mail: QueuedMail): Promise<WrittenMail | null> {
    const { template, facts, language, recipient: to } = mail;
    const t = textsIn(language, 'accounts');
    const { name = '', account = '', until = '' } = facts;
    const told = {
      name,
      account,
      by: facts['by'] || t('deletedAccount'),
      decider: facts['decider'] || t('deletedAccount'),
      until: until === '' ? '' : momentInWords(until, language),
    };
    const blocks = [
      { heading: t('change.heading'), lines: changesIn(facts, language) },
      { heading: t('change.from'), lines: placeIn(facts, language) },
    ];
    const isGone =
      facts['erases'] === 'true' &&
      (template === 'admin-change-accepted' || template === 'admin-change-applied');
    const link = isGone ? {} : { link: this.page('adminUser', { user: facts['accountId'] ?? '' }) };
    return Promise.resolve({ to, content: { template, facts: told, blocks, ...link } });
  }
}

/** What changes, line by line. */
function changesIn(facts: MailFacts, language: ApiLanguage): readonly string[] {
  const t = textsIn(language, 'accounts');
  const rightsIn = (fact: string | undefined) => {
    const names = (fact ?? '').split(',');
    return RIGHTS.filter((right) => names.includes(right))
      .map((right) => t(`rights.${right}`))
      .join(', ');
  };
  const [given, taken] = [rightsIn(facts['given']), rightsIn(facts['taken'])];
  const role = Object.values(ROLES).find((number) => String(number) === facts['role']);
  return [
    ...(facts['erases'] === 'true' ? [t('change.erases')] : []),
    ...(facts['blocked'] === 'true' ? [t('change.blocked')] : []),
    ...(facts['blocked'] === 'false' ? [t('change.unblocked')] : []),
    ...(role === undefined ? [] : [t('change.role', { role: t(`roles.${role}`) })]),
    ...(given === '' ? [] : [t('change.given', { rights: given })]),
    ...(taken === '' ? [] : [t('change.taken', { rights: taken })]),
  ];
}

/** When and from where the step was taken. */
function placeIn(facts: MailFacts, language: ApiLanguage): readonly string[] {
  const t = textsIn(language, 'accounts');
  const { at = '', device = '', network = '' } = facts;
  return [
    ...(at === '' ? [] : [momentInWords(at, language)]),
    device || t('unknownDevice'),
    ...(network === '' ? [] : [t('network', { network })]),
  ];
}
