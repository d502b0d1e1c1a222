import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

export class InvoiceParamsDto extends createZodDto(ROUTES.invoicePdf.request.params) {}
