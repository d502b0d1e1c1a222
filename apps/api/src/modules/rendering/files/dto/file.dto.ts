import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Path of a download. */
export class DownloadParamsDto extends createZodDto(ROUTES.download.request.params) {}

/** Path of a thumbnail. */
export class ThumbnailParamsDto extends createZodDto(ROUTES.thumbnail.request.params) {}
