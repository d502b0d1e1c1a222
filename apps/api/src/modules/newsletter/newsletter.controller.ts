import { Body, Controller, Param } from '@nestjs/common';
import { type BodyOf, type Newsletter, type ParamsOf, type ResponseOf, ROUTES } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { htmlOfMarkdown } from '../content/markdown.js';
import { NewsletterService } from './newsletter.service.js';

/** The newsletter over HTTP. */
@Controller()
export class NewsletterController {
  constructor(private readonly newsletters: NewsletterService) {}

  @ForRoute('listNewsletters')
  listNewsletters(): Promise<ResponseOf<typeof ROUTES.listNewsletters>> {
    return this.newsletters.list();
  }

  @ForRoute('createNewsletter')
  createNewsletter(@Body() body: BodyOf<'createNewsletter'>): Promise<Newsletter> {
    return this.newsletters.create(body);
  }

  @ForRoute('changeNewsletter')
  async changeNewsletter(
    @Param() { id }: ParamsOf<'changeNewsletter'>,
    @Body() body: BodyOf<'changeNewsletter'>,
  ): Promise<Newsletter> {
    return answer(await this.newsletters.change(id, body));
  }

  @ForRoute('previewNewsletter')
  previewNewsletter(
    @Body() { subject, body }: BodyOf<'previewNewsletter'>,
  ): ResponseOf<typeof ROUTES.previewNewsletter> {
    return { subject, html: htmlOfMarkdown(body) };
  }

  @ForRoute('testNewsletter')
  async testNewsletter(
    @Param() { id }: ParamsOf<'testNewsletter'>,
    @FromActor() actor: Actor,
  ): Promise<void> {
    answer(await this.newsletters.test(id, actor));
  }

  @ForRoute('sendNewsletter')
  async sendNewsletter(@Param() { id }: ParamsOf<'sendNewsletter'>): Promise<Newsletter> {
    return answer(await this.newsletters.send(id));
  }

  @ForRoute('cancelNewsletter')
  async cancelNewsletter(@Param() { id }: ParamsOf<'cancelNewsletter'>): Promise<Newsletter> {
    return answer(await this.newsletters.cancel(id));
  }

  @ForRoute('deleteNewsletter')
  async deleteNewsletter(@Param() { id }: ParamsOf<'deleteNewsletter'>): Promise<void> {
    answer(await this.newsletters.delete(id));
  }
}
