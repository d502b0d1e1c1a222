import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Path of a variant whose files are asked for. */
export class RenderingParamsDto extends createZodDto(ROUTES.listRenderings.request.params) {}

/** Which of its versions is meant. */
export class RenderingQueryDto extends createZodDto(ROUTES.listRenderings.request.query) {}
