import { createHash } from 'node:crypto';
import {
  type ApiLanguage,
  LANGUAGES,
  languageOf,
  MAIL_TEMPLATES,
  type MailTemplate,
} from '@tastwerk/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { ApiException } from '../../platform/http/api-failure.js';
import { escapeHtml } from '../../platform/http/escape-html.js';
import { type KeptMail, mailboxOf } from '../../platform/mail/mailbox.js';
import { textsIn } from '../../platform/texts/texts.js';
import { MAIL_EXAMPLE } from './templates/mail-example.js';
import { MAIL_STYLE, renderMail } from './templates/render-mail.js';

const STYLE = [
  'body{margin:0;background:#f4f2ee;color:#1c1b19;font:18px/1.5 Verdana,sans-serif}',
  'main{max-width:60em;margin:0 auto;padding:24px}',
  'ul{list-style:none;margin:0;padding:0}',
  'li{margin:0 0 8px}li a{display:block;padding:12px 14px;background:#fff;border-radius:6px;color:#1d4f91}',
  'li .file{padding-top:0}',
  'small{display:block;color:#4a4843}',
].join('');

/** By which a content security policy lets one style be. */
const hashOf = (style: string) => `sha256-${createHash('sha256').update(style).digest('base64')}`;

const STYLE_HASH = hashOf(STYLE);
const MAIL_STYLE_HASH = hashOf(MAIL_STYLE);

function sendPage(reply: FastifyReply, html: string, styleHash: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      `default-src 'none';style-src '${styleHash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

function page(language: ApiLanguage, title: string, content: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

function entry({ name, subject, to, sentAt, files }: KeptMail, language: ApiLanguage): string {
  const when = new Date(sentAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const details = [`${textsIn(language, 'mailbox')('to')} ${to}`, when].join(', ');
  const mail = `<a href="/mailbox/mails/${name}">${escapeHtml(subject)}<small>${escapeHtml(details)}</small></a>`;
  const links = files.map(
    (file, index) =>
      `<a class="file" href="/mailbox/mails/${name}/files/${index}">${escapeHtml(file.name)}</a>`,
  );
  return `<li>${[mail, ...links].join('')}</li>`;
}

function templateLinks(): string {
  const links = MAIL_TEMPLATES.flatMap((template) =>
    LANGUAGES.map((language) => {
      const { subject } = renderMail({ template, ...MAIL_EXAMPLE }, language);
      const details = `${template}, ${language}`;
      return `<li><a href="/mailbox/templates/${template}/${language}">${escapeHtml(subject)}<small>${details}</small></a></li>`;
    }),
  );
  return `<ul>${links.join('')}</ul>`;
}

function isTemplate(text: string): text is MailTemplate {
  return MAIL_TEMPLATES.some((template) => template === text);
}

/**
 * Serves the folder of mails as pages, and every template with made-up facts. Never where the product is in earnest: a mail opens an
 * account.
 */
export function serveMailbox(server: FastifyInstance, configuration: ProcessConfiguration): void {
  const mailbox = mailboxOf(configuration);
  server.get('/mailbox', async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const t = textsIn(language, 'mailbox');
    const mails = await mailbox.list();
    const list =
      mails.length === 0
        ? `<p>${t('none')}</p>`
        : `<ul>${mails.map((mail) => entry(mail, language)).join('')}</ul>`;
    const links = `<p><a href="/mailbox/templates">${t('templates')}</a></p>`;
    return sendPage(reply, page(language, t('title'), `<p>${t('lead')}</p>${list}${links}`), STYLE_HASH);
  });
  server.get('/mailbox/templates', (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const t = textsIn(language, 'mailbox');
    const content = `${templateLinks()}<p><a href="/mailbox">${t('back')}</a></p>`;
    return sendPage(reply, page(language, t('templates'), content), STYLE_HASH);
  });
  server.get<{ Params: { name: string } }>('/mailbox/mails/:name', async ({ params }, reply) => {
    const mail = await mailbox.find(params.name);
    if (mail === undefined) throw new ApiException({ code: 'MAIL_NOT_FOUND' });
    return sendPage(reply, mail.html, MAIL_STYLE_HASH);
  });
  server.get<{ Params: { name: string; index: string } }>(
    '/mailbox/mails/:name/files/:index',
    async ({ params }, reply) => {
      const file = await mailbox.findFile(params.name, Number(params.index));
      if (file === undefined) throw new ApiException({ code: 'MAIL_NOT_FOUND' });
      return reply
        .header('content-disposition', `inline; filename="${file.name}"`)
        .header('cache-control', 'no-store')
        .type(file.mediaType)
        .send(file.bytes);
    },
  );
  server.get<{ Params: { template: string; language: string } }>(
    '/mailbox/templates/:template/:language',
    ({ params }, reply) => {
      const language = LANGUAGES.find((known) => known === params.language);
      if (language === undefined || !isTemplate(params.template))
        throw new ApiException({ code: 'MAIL_NOT_FOUND' });
      const { html } = renderMail({ template: params.template, ...MAIL_EXAMPLE }, language);
      return sendPage(reply, html, MAIL_STYLE_HASH);
    },
  );
}
