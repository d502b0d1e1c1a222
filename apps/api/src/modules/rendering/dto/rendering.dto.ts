import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Format of a file that is made of a draft. */
export class DraftFileParamsDto extends createZodDto(ROUTES.draftFile.request.params) {}

/** The draft. */
export class DraftFileDto extends createZodDto(ROUTES.draftFile.request.body) {}

/** Path of a variant whose next sheets are asked about. */
export class SheetMarksParamsDto extends createZodDto(ROUTES.getNextSheetMarks.request.params) {}

/** Path of a variant whose files are asked for. */
export class RenderingParamsDto extends createZodDto(ROUTES.listRenderings.request.params) {}

/** Which of its versions is meant. */
export class RenderingQueryDto extends createZodDto(ROUTES.listRenderings.request.query) {}

/** Path of a variant whose files are to be made again. */
export class RenderAgainParamsDto extends createZodDto(ROUTES.renderAgain.request.params) {}

/** Which files of which version. */
export class RenderAgainDto extends createZodDto(ROUTES.renderAgain.request.body) {}
