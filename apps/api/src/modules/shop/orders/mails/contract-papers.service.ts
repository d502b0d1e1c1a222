import { Inject, Injectable } from '@nestjs/common';
import { type ApiLanguage, LEGAL_PAGES } from '@tastwerk/contracts';
import { Letter } from '@tastwerk/render';
import {
  CONFIGURATION,
  type ProcessConfiguration,
} from '../../../../platform/config/process-configuration.js';
import { type Operator, operatorOf } from '../../../../platform/config/operator.js';
import { textsIn } from '../../../../platform/texts/texts.js';
import type { MailAttachment } from '../../../../platform/mail/mail-transport.js';
import { ContentSource } from '../../../content/content-source.js';
import { pageLink } from '../../../mail/page-link.js';
import { plainTextOf } from '../../../content/safe-html.js';
import type { StoredOrder } from '../stored-order.js';
import { type PageBlock, pageBlocks } from './page-blocks.js';
import { withdrawalForm, withdrawalInstructions } from './withdrawal-instructions.js';

/** Room between what is to be filled in, in mm. */
const FORM_GAP = 6;

/** Makes what a customer must get with the confirmation on a durable medium (§ 312f (2) BGB), as files in the language of the order. */
@Injectable()
export class ContractPapers {
  private readonly operator: Operator;
  private readonly publicUrl: string;

  constructor(
    private readonly content: ContentSource,
    @Inject(CONFIGURATION) configuration: ProcessConfiguration,
  ) {
    this.operator = operatorOf(configuration);
    this.publicUrl = configuration.publicUrl;
  }

  /** Terms and withdrawal form of an order; throws while the terms cannot be read, so that the mail is tried again. */
  async of({ language, created_at: orderedAt }: StoredOrder): Promise<readonly MailAttachment[]> {
    const date = new Date(orderedAt);
    return [await this.terms(language, date), await this.withdrawal(language, date)];
  }

  private async terms(language: ApiLanguage, date: Date): Promise<MailAttachment> {
    const page = await this.content.page(LEGAL_PAGES.terms, language);
    if (!page.ok) throw new Error(page.error.detail);
    if (page.value === undefined) throw new Error('the terms of use are not there');
    const { title, content } = page.value;
    return this.paper(
      textsIn(language, 'contracts')('termsFile'),
      plainTextOf(title.rendered),
      { language, date },
      (letter) => {
        write(letter, pageBlocks(content.rendered, this.publicUrl));
      },
    );
  }

  private withdrawal(language: ApiLanguage, date: Date): Promise<MailAttachment> {
    const t = textsIn(language, 'contracts');
    const page = pageLink(this.publicUrl, 'withdraw');
    const text = (line: string): PageBlock => ({ kind: 'text', words: line });
    return this.paper(t('withdrawalFile'), t('title'), { language, date }, (letter) => {
      write(letter, [
        { kind: 'heading', words: t('right') },
        ...withdrawalInstructions(this.operator, page, language).map(text),
        { kind: 'heading', words: t('formTitle') },
        text(t('formHint')),
      ]);
      for (const line of withdrawalForm(this.operator, language)) letter.space(FORM_GAP).paragraph(line);
    });
  }

  private async paper(
    name: string,
    title: string,
    of: { readonly language: ApiLanguage; readonly date: Date },
    fill: (letter: Letter) => void,
  ): Promise<MailAttachment> {
    const pageLine = (page: number, pages: number) => `${title} · ${page} / ${pages}`;
    const letter = new Letter({ title, author: this.operator.name, ...of, pageLine });
    letter.heading(title).space(4);
    fill(letter);
    return { name, mediaType: 'application/pdf', bytes: Buffer.from(await letter.end()) };
  }
}

function write(letter: Letter, blocks: readonly PageBlock[]): void {
  for (const { kind, words } of blocks) {
    if (kind === 'heading') letter.space(4).subheading(words).space(1);
    else letter.paragraph(words).space(2);
  }
}
