import type { Meta, StoryObj } from '@storybook/react-vite';
import { MAIL_TEMPLATES, type MailTemplate } from '@tastwerk/contracts';
import { MAIL_EXAMPLE } from '../../apps/api/src/modules/mail/templates/mail-example.js';
import { renderMail } from '../../apps/api/src/modules/mail/templates/render-mail.js';

interface MailPreviewProps {
  readonly template: MailTemplate;
  readonly language: 'de' | 'en';
}

/** A mail as a mail program shows it, and as one shows it that knows no HTML. */
function MailPreview({ template, language }: MailPreviewProps) {
  const { subject, html, text } = renderMail({ template, ...MAIL_EXAMPLE }, language);
  return (
    <article lang={language} style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      <h1 style={{ fontSize: 20 }}>{subject}</h1>
      <iframe title={subject} sandbox="" srcDoc={html} style={{ width: '100%', height: 620, border: 0 }} />
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
    </article>
  );
}

const meta: Meta<MailPreviewProps> = {
  title: 'Mails',
  argTypes: {
    template: { control: 'select', options: MAIL_TEMPLATES },
    language: { control: 'inline-radio', options: ['de', 'en'] },
  },
  args: { template: 'verify', language: 'de' },
  render: (args) => <MailPreview {...args} />,
};

export default meta;

type Story = StoryObj<MailPreviewProps>;

export const German: Story = {};

export const English: Story = { args: { language: 'en' } };

/** Every mail below the other, for proofreading. */
export const Every: Story = {
  render: ({ language }) => (
    <>
      {MAIL_TEMPLATES.map((template) => (
        <MailPreview key={template} template={template} language={language} />
      ))}
    </>
  ),
};
