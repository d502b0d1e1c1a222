import { Body, Controller } from '@nestjs/common';
import type { BodyOf, OperatorContact } from '@tastwerk/contracts';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { ContactService } from './contact.service.js';

/** Reaching the operators over HTTP. */
@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @ForRoute('getContact')
  getContact(): OperatorContact {
    return this.contact.operator;
  }

  @ForRoute('sendContactMessage')
  async sendContactMessage(@Body() body: BodyOf<'sendContactMessage'>): Promise<void> {
    await this.contact.send(body);
  }
}
