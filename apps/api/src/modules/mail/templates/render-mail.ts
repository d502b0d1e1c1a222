import type { ApiLanguage, MailTemplate } from '@tastwerk/contracts';
import { escapeHtml } from '../../../platform/http/escape-html.js';
import type { OutgoingMail } from '../../../platform/mail/mail-transport.js';
import { hasText, textsIn } from '../../../platform/texts/texts.js';
import type { MailContent } from './mail-content.js';

/** Dark words on white with one strong button; readers without styles see the same words in the same order. */
export const MAIL_STYLE = [
  'body{margin:0;background:#f4f2ee;color:#1c1b19;font:18px/1.55 "Atkinson Hyperlegible Next",Verdana,sans-serif}',
  'main{max-width:34em;margin:0 auto;padding:32px 28px;background:#fff}',
  '.mark{font-weight:700;font-size:20px;margin:0 0 24px}',
  'h1{font-size:24px;line-height:1.3;margin:0 0 16px}',
  'h2{font-size:19px;line-height:1.3;margin:24px 0 8px}',
  'p{margin:0 0 16px}',
  '.action a{display:inline-block;padding:13px 22px;border-radius:6px;background:#1d4f91;color:#fff;font-weight:700;text-decoration:none}',
  '.plain{font-size:15px;overflow-wrap:anywhere;color:#4a4843}',
  'footer{margin-top:28px;padding-top:16px;border-top:1px solid #d8d4cc;font-size:15px;color:#4a4843}',
].join('');

/** What somebody typed stays one line, wherever it stands. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** A fact is one line: what somebody chose as a name cannot add lines to a mail or its head. */
function oneLineEach(facts: MailContent['facts']): MailContent['facts'] {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, onOneLine(fact)]));
}

/** The parts of a mail in their order, filled in. */
function partsOf(content: MailContent, language: ApiLanguage) {
  const { template, trial, link, unsubscribeUrl } = content;
  const t = textsIn(language, 'mails');
  const facts = oneLineEach(content.facts);
  /** What only some templates have, line by line. */
  const linesOf = (part: 'paragraphs' | 'action' | 'afterwards') => {
    const key = `templates.${template}.${part}`;
    return hasText('mails', key) ? t(key, facts).split('\n') : [];
  };
  const paragraphs = linesOf('paragraphs');
  const [label] = linesOf('action');
  const subject = subjectOf(template, language, facts);
  const isNamed = (facts['name'] ?? '') !== '';
  return {
    subject: trial === undefined ? subject : t('frame.trialSubject', oneLineEach({ subject })),
    greeting: isNamed ? t('frame.greetingWithName', facts) : t('frame.greeting'),
    paragraphs:
      trial === undefined
        ? paragraphs
        : [...paragraphs.slice(0, 1), t(`frame.trial.${trial}`), ...paragraphs.slice(1)],
    body: content.body,
    blocks: (content.blocks ?? []).map(({ heading, lines }) => ({ heading, lines: lines.map(onOneLine) })),
    action:
      label === undefined || link === undefined ? undefined : { label, link, hint: t('frame.linkHint') },
    afterwards: linesOf('afterwards'),
    closing: t('frame.closing'),
    footer: t('frame.footer'),
    unsubscribe:
      unsubscribeUrl === undefined ? undefined : { label: t('frame.unsubscribe'), link: unsubscribeUrl },
  };
}

type Parts = ReturnType<typeof partsOf>;

function textOf({
  greeting,
  paragraphs,
  body,
  blocks,
  action,
  afterwards,
  closing,
  footer,
  unsubscribe,
}: Parts): string {
  return [
    greeting,
    ...paragraphs,
    ...(body === undefined ? [] : [body.text]),
    ...blocks.map(({ heading, lines }) => [heading, ...lines].join('\n')),
    ...(action === undefined ? [] : [`${action.label}:\n${action.link}`]),
    ...afterwards,
    closing,
    `-- \n${footer}`,
    ...(unsubscribe === undefined ? [] : [`${unsubscribe.label}\n${unsubscribe.link}`]),
  ].join('\n\n');
}

function htmlOf(parts: Parts, language: ApiLanguage): string {
  const { subject, greeting, paragraphs, body, blocks, action, afterwards, closing, footer, unsubscribe } =
    parts;
  const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const link = (address: string, label: string) =>
    `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(subject)}</title><style>${MAIL_STYLE}</style></head><body><main>`,
    '<p class="mark">Tastwerk</p>',
    `<h1>${escapeHtml(subject)}</h1>`,
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    body?.html ?? '',
    ...blocks.map(({ heading, lines }) => `<h2>${escapeHtml(heading)}</h2>${paragraph(lines.join('\n'))}`),
    ...(action === undefined ? [] : [`<p class="action">${link(action.link, action.label)}</p>`]),
    ...afterwards.map(paragraph),
    ...(action === undefined
      ? []
      : [`<p class="plain">${escapeHtml(action.hint)}<br>${link(action.link, action.link)}</p>`]),
    paragraph(closing),
    `<footer>${paragraph(footer)}`,
    ...(unsubscribe === undefined
      ? []
      : [`<p>${escapeHtml(unsubscribe.label)}<br>${link(unsubscribe.link, unsubscribe.link)}</p>`]),
    '</footer></main></body></html>',
  ].join('');
}

/** The subject of a mail as far as what is kept of it says it: the number of an invoice is found only where its mail notes it. */
export function subjectOf(
  template: MailTemplate,
  language: ApiLanguage,
  facts: MailContent['facts'],
): string {
  return textsIn(language, 'mails')(`templates.${template}.subject`, oneLineEach(facts)).trim();
}

/** A mail's subject, text and HTML in `language`. */
export function renderMail(
  content: MailContent,
  language: ApiLanguage,
): Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> {
  const parts = partsOf(content, language);
  return {
    subject: parts.subject,
    text: textOf(parts),
    html: htmlOf(parts, language),
    ...(content.unsubscribeUrl === undefined ? {} : { unsubscribeUrl: content.unsubscribeUrl }),
  };
}
