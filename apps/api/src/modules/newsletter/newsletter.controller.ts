import { Body, Controller, Param } from '@nestjs/common';
import { type Newsletter, type ResponseOf, ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { htmlOfMarkdown } from '../content/markdown.js';
import { NewsletterService } from './newsletter.service.js';

class NewsletterParamsDto extends createZodDto(ROUTES.sendNewsletter.request.params) {}

class EditionsDto extends createZodDto(ROUTES.createNewsletter.request.body) {}

class PreviewDto extends createZodDto(ROUTES.previewNewsletter.request.body) {}

/** The newsletter over HTTP. */
@Controller()
export class NewsletterController {
  constructor(private readonly newsletters: NewsletterService) {}

  @ForRoute('listNewsletters')
  listNewsletters(): Promise<ResponseOf<typeof ROUTES.listNewsletters>> {
    return this.newsletters.list();
  }

  @ForRoute('createNewsletter')
  createNewsletter(@Body() body: EditionsDto): Promise<Newsletter> {
    return this.newsletters.create(body);
  }

  @ForRoute('changeNewsletter')
  async changeNewsletter(
    @Param() { id }: NewsletterParamsDto,
    @Body() body: EditionsDto,
  ): Promise<Newsletter> {
    return answer(await this.newsletters.change(id, body));
  }

  @ForRoute('previewNewsletter')
  previewNewsletter(@Body() { subject, body }: PreviewDto): ResponseOf<typeof ROUTES.previewNewsletter> {
    return { subject, html: htmlOfMarkdown(body) };
  }

  @ForRoute('testNewsletter')
  async testNewsletter(@Param() { id }: NewsletterParamsDto, @FromActor() actor: Actor): Promise<void> {
    answer(await this.newsletters.test(id, actor));
  }

  @ForRoute('sendNewsletter')
  async sendNewsletter(@Param() { id }: NewsletterParamsDto): Promise<Newsletter> {
    return answer(await this.newsletters.send(id));
  }

  @ForRoute('cancelNewsletter')
  async cancelNewsletter(@Param() { id }: NewsletterParamsDto): Promise<Newsletter> {
    return answer(await this.newsletters.cancel(id));
  }

  @ForRoute('deleteNewsletter')
  async deleteNewsletter(@Param() { id }: NewsletterParamsDto): Promise<void> {
    answer(await this.newsletters.delete(id));
  }
}
