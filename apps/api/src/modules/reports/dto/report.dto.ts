import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Path of the variant that is reported. */
export class ReportedParamsDto extends createZodDto(ROUTES.reportVariant.request.params) {}

/** Body of a report. */
export class ReportDto extends createZodDto(ROUTES.reportVariant.request.body) {}

/** Query of the queue of reports. */
export class ReportsQueryDto extends createZodDto(ROUTES.listReports.request.query) {}

/** Path of one report. */
export class ReportParamsDto extends createZodDto(ROUTES.settleReport.request.params) {}

/** Body that says how far a report is. */
export class SettleReportDto extends createZodDto(ROUTES.settleReport.request.body) {}
