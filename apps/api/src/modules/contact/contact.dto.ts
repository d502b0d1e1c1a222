import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

export class ContactMessageDto extends createZodDto(ROUTES.sendContactMessage.request.body) {}
