import { Injectable } from '@nestjs/common';
import type { Report, ReportReason, ReportState } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import type { Reader } from '../catalogue/reader.js';
import { type ReportFilter, ReportRepository } from './report.repository.js';

/** Takes in what somebody finds wrong with a variant, and keeps the queue for admins. */
@Injectable()
export class ReportService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly reports: ReportRepository,
  ) {}

  async report(
    variantId: number,
    { reason, text }: { readonly reason: ReportReason; readonly text: string },
    reader: Reader,
  ): Promise<Result<null, ApiFailure>> {
    const version = await this.catalogue.version(variantId, undefined, reader);
    if (!version.ok) return version;
    const { versionId } = version.value;
    await this.reports.add({
      variantId,
      versionId,
      reporterId: reader.visitor?.id ?? null,
      reason,
      text: text.trim(),
    });
    return ok(null);
  }

  list(filter: ReportFilter): Promise<readonly Report[]> {
    return this.reports.list(filter);
  }

  async settle(
    id: number,
    { state, note }: { readonly state: ReportState; readonly note: string },
    { id: by }: Actor,
  ): Promise<Result<Report, ApiFailure>> {
    const report = await this.reports.settle(id, { state, note, by });
    return report === undefined ? fail({ code: 'REPORT_NOT_FOUND' }) : ok(report);
  }
}
