import { Injectable } from '@nestjs/common';
import {
  ACCOUNT_MAIL_TEMPLATES,
  type ApiLanguage,
  type MailPage,
  type MailTemplate,
} from '@tastwerk/contracts';
import type { Transaction } from '../../platform/database/transactions.js';
import { textsIn } from '../../platform/texts/texts.js';
import { MailSource, MailSources, type WrittenMail } from '../mail/mail-source.js';
import type { MailFacts, QueuedMail } from '../mail/mail.js';
import type { MailContent } from '../mail/templates/mail-content.js';
import { momentInWords } from '../mail/templates/in-words.js';
import type { AccountEntity } from './account.entity.js';
import { AccountRepository } from './account.repository.js';
import { FormerLoginRepository } from './login-undo/former-login.repository.js';
import type { KeyPurpose } from './key-purposes.js';
import { KeyService } from './key.service.js';
import { SECOND_FACTOR_CHANGES } from './second-factor/second-factor-changes.js';

/** Pages that keys lead to. */
const KEY_PAGES = {
  verify: 'verifyAccount',
  'login-change': 'verifyLoginChange',
  'login-undo': 'undoLoginChange',
  reset: 'resetPassword',
  'newsletter-confirm': 'confirmNewsletter',
  'newsletter-unsubscribe': 'unsubscribe',
  'notices-unsubscribe': 'unsubscribe',
} as const satisfies Record<KeyPurpose, MailPage>;

/**
 * Knows what the mails of accounts say at the moment they leave. Whoever has not confirmed an address is not greeted by a name in a mail to
 * it: anybody can type a name and a stranger's address into a form.
 */
@Injectable()
export class AccountMailSource extends MailSource {
  override readonly templates = ACCOUNT_MAIL_TEMPLATES;

  constructor(
    sources: MailSources,
    private readonly accounts: AccountRepository,
    private readonly keys: KeyService,
    private readonly former: FormerLoginRepository,
  ) {
    super(sources);
  }

  override async write(transaction: Transaction, mail: QueuedMail): Promise<WrittenMail | null> {
    const content = await this.contentOf(transaction, mail);
    return content === null ? null : { to: mail.recipient, content };
  }

  private async contentOf(transaction: Transaction, mail: QueuedMail): Promise<MailContent | null> {
    const { template, recipient, accountId } = mail;
    if (template === 'account-deleted') return { template, facts: {} };
    const account =
      accountId === null
        ? await this.accounts.findByEmail(recipient, transaction)
        : await this.accounts.findById(accountId, transaction);
    if (account === null && accountId === null) return this.toFormerAddress(transaction, mail);
    if (account === null || account.deletedAt !== null) return null;
    if (template === 'verify' || template === 'reset') return this.toAddress(transaction, template, account);
    if (template === 'login-change') return this.loginChange(transaction, mail, account);
    if (template === 'login-changed') return this.loginChanged(transaction, mail, account);
    return this.toOwner(transaction, mail, account);
  }

  /** What somebody asked for who may not know whether the address has an account, or whether it is confirmed. */
  private async toAddress(
    transaction: Transaction,
    asked: 'verify' | 'reset',
    account: AccountEntity,
  ): Promise<MailContent> {
    if (account.verifiedAt === null)
      return this.withKey(transaction, 'verify', 'verify', account, account.email);
    if (asked === 'verify') return this.alreadyAnAccount();
    const content = await this.withKey(transaction, 'reset', 'reset', account, account.email);
    return { ...content, facts: { name: account.displayName } };
  }

  private async loginChange(
    transaction: Transaction,
    mail: QueuedMail,
    account: AccountEntity,
  ): Promise<MailContent | null> {
    const { recipient } = mail;
    if (account.pendingEmail !== recipient) return null;
    const holder = await this.accounts.findByEmail(recipient, transaction);
    if (holder !== null && holder.id !== account.id) return this.alreadyAnAccount();
    const keptFor = await this.former.keptFor(recipient, transaction);
    if (keptFor !== null && keptFor !== account.id) return this.toFormerAddress(transaction, mail);
    return this.withKey(transaction, 'login-change', 'login-change', account, recipient);
  }

  /** Tells an address that is no longer the account's how to undo that, as long as it may. */
  private async loginChanged(
    transaction: Transaction,
    { recipient, language }: QueuedMail,
    account: AccountEntity,
  ): Promise<MailContent | null> {
    if (account.email.toLowerCase() === recipient.toLowerCase()) return null;
    const login = await this.former.find(transaction, account.id, recipient);
    if (login === null) return null;
    const content = await this.withKey(transaction, 'login-changed', 'login-undo', account, login.email);
    const until = momentInWords(login.expiresAt.toISOString(), language);
    return { ...content, facts: { name: account.displayName, until } };
  }

  /** To an address without an account for which one is asked: where it is kept for the account that left it, its reader may undo that. */
  private async toFormerAddress(transaction: Transaction, mail: QueuedMail): Promise<MailContent | null> {
    const keptFor = await this.former.keptFor(mail.recipient, transaction);
    const account = keptFor === null ? null : await this.accounts.findById(keptFor, transaction);
    return account === null || account.deletedAt !== null
      ? null
      : this.loginChanged(transaction, mail, account);
  }

  private async toOwner(
    transaction: Transaction,
    { template, facts, language, recipient }: QueuedMail,
    account: AccountEntity,
  ): Promise<MailContent | null> {
    const name = account.displayName;
    const t = textsIn(language, 'accounts');
    switch (template) {
      case 'welcome':
        return { template, facts: { name }, link: this.page('editor') };
      case 'password-changed':
        return { template, facts: { name }, link: this.page('requestReset') };
      case 'sign-in-elsewhere': {
        const device = facts['device'] || t('unknownDevice');
        const when = facts['at'] === undefined ? '' : momentInWords(facts['at'], language);
        return { template, facts: { name, device, when }, link: this.page('sessions') };
      }
      case 'second-factor-changed': {
        const change = SECOND_FACTOR_CHANGES.find((known) => known === facts['change']);
        if (change === undefined) return null;
        return {
          template,
          facts: { name, change: t(`secondFactorChange.${change}`) },
          link: this.page('sessions'),
        };
      }
      case 'newsletter-confirm': {
        if (!account.newsletterPending) return null;
        return this.withKey(transaction, template, template, account, recipient);
      }
      case 'newsletter-welcome': {
        const unsubscribeUrl = await this.unsubscribeUrl(transaction, 'newsletter-unsubscribe', account);
        return { template, facts: { name }, unsubscribeUrl };
      }
      case 'new-version': {
        if (!account.noticesActive) return null;
        const by = await this.accounts.findById(Number(facts['by']), transaction);
        const link = this.variantPage(facts, { view: 'history' });
        const who = by === null || by.deletedAt !== null ? t('anonymous') : by.displayName;
        const unsubscribeUrl = await this.unsubscribeUrl(transaction, 'notices-unsubscribe', account);
        const told = { name, who, title: facts['title'] ?? '' };
        return { template, facts: told, link, unsubscribeUrl };
      }
      case 'content-hidden':
      case 'content-shown':
        return { template, ...this.aboutContent(facts, language, name) };
      case 'login-change-undone':
        // Without the name: the account was perhaps never theirs.
        return { template, facts: {} };
      case 'already-an-account':
        return this.alreadyAnAccount();
      default:
        return { template, facts: { name } };
    }
  }

  /** What was hidden or is shown again, and why. */
  private aboutContent(facts: MailFacts, language: ApiLanguage, name: string): Omit<MailContent, 'template'> {
    const t = textsIn(language, 'accounts');
    const title = facts['title'] || t('untitled');
    const part =
      facts['part'] === 'variant'
        ? t('variant', { title, variant: facts['variantTitle'] || t('untitled') })
        : t('graphic', { title });
    const reason = facts['reason'] ?? '';
    return {
      facts: { name, title, part },
      link: this.variantPage(facts),
      ...(reason === '' ? {} : { blocks: [{ heading: t('reason'), lines: reason.split('\n') }] }),
    };
  }

  private alreadyAnAccount(): MailContent {
    return { template: 'already-an-account', facts: {}, link: this.page('login') };
  }

  private async unsubscribeUrl(
    transaction: Transaction,
    purpose: 'newsletter-unsubscribe' | 'notices-unsubscribe',
    { id, email }: AccountEntity,
  ): Promise<string> {
    return this.keyPage(purpose, await this.keys.issue(transaction, id, purpose, email));
  }

  private async withKey(
    transaction: Transaction,
    template: MailTemplate,
    purpose: KeyPurpose,
    account: AccountEntity,
    email: string,
  ): Promise<MailContent> {
    const key = await this.keys.issue(transaction, account.id, purpose, email);
    return { template, facts: {}, link: this.keyPage(purpose, key) };
  }

  private keyPage(purpose: KeyPurpose, key: string): string {
    return this.page(KEY_PAGES[purpose], {}, { key });
  }

  private variantPage(
    { graphicId = '', variantId = '' }: MailFacts,
    query: Readonly<Record<string, string>> = {},
  ): string {
    return this.page('variant', { graphicId, variantId }, query);
  }
}
