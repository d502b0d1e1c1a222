import type { ApiLanguage, MailTemplate } from '@tastwerk/contracts';
import { escapeHtml } from '../../../platform/http/escape-html.js';
import type { OutgoingMail } from '../../../platform/mail/mail-transport.js';
import type { MailContent, MailFrame, MailWords } from './mail-content.js';
import { MAIL_FRAME_DE, MAIL_WORDS_DE } from './mail-words.de.js';
import { MAIL_FRAME_EN, MAIL_WORDS_EN } from './mail-words.en.js';

const FRAMES: Readonly<Record<ApiLanguage, MailFrame>> = { de: MAIL_FRAME_DE, en: MAIL_FRAME_EN };
const WORDS = { de: MAIL_WORDS_DE, en: MAIL_WORDS_EN } as const;

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

function fill(words: string, facts: MailContent['facts']): string {
  // A fact is one line: what somebody chose as a name cannot add lines to a mail or its head.
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => onOneLine(facts[name] ?? ''));
}

/** What somebody typed stays one line, wherever it stands. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** The parts of a mail in their order, filled in. */
function partsOf(content: MailContent, language: ApiLanguage) {
  const words: MailWords = WORDS[language][content.template];
  const frame = FRAMES[language];
  const [first, more] = [words.paragraphs.slice(0, 1), words.paragraphs.slice(1)];
  const say = (text: string) => fill(text, content.facts);
  const subject = subjectOf(content.template, language, content.facts);
  const isNamed = (content.facts['name'] ?? '') !== '';
  return {
    subject: content.trial === undefined ? subject : fill(frame.trialSubject, { subject }),
    greeting: say(isNamed ? frame.greetingWithName : frame.greeting),
    paragraphs: [
      ...first.map(say),
      ...(content.trial === undefined ? [] : [frame.trial[content.trial]]),
      ...more.map(say),
    ],
    body: content.body,
    blocks: (content.blocks ?? []).map(({ heading, lines }) => ({ heading, lines: lines.map(onOneLine) })),
    action:
      words.action === undefined || content.link === undefined
        ? undefined
        : { label: say(words.action), link: content.link, hint: frame.linkHint },
    afterwards: (words.afterwards ?? []).map(say),
    closing: frame.closing,
    footer: frame.footer,
    unsubscribe:
      content.unsubscribeUrl === undefined
        ? undefined
        : { label: frame.unsubscribe, link: content.unsubscribeUrl },
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
  return fill(WORDS[language][template].subject, facts).trim();
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
