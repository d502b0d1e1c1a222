import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Path of a variant whose files are asked for. */
export class RenderingParamsDto extends createZodDto(ROUTES.listRenderings.request.params) {}

/** Which of its versions is meant. */
export class RenderingQueryDto extends createZodDto(ROUTES.listRenderings.request.query) {}

/** Path of a variant whose files are to be made again. */
export class RenderAgainParamsDto extends createZodDto(ROUTES.renderAgain.request.params) {}

/** Which files of which version. */
export class RenderAgainDto extends createZodDto(ROUTES.renderAgain.request.body) {}
