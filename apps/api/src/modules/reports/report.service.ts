import { Injectable } from '@nestjs/common';
import type { QueryOf, Report, ReportReason, ReportState } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import type { Reader } from '../catalogue/reader.js';
import type { NamedVariant } from '../catalogue/variant.repository.js';
import type { ReportEntity } from './report.entity.js';
import { ReportRepository } from './report.repository.js';

/** Takes in what somebody finds wrong with a variant, and keeps the queue for admins. */
@Injectable()
export class ReportService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly reports: ReportRepository,
    private readonly accounts: AccountRepository,
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

  async list(filter: QueryOf<'listReports'>): Promise<readonly Report[]> {
    return this.told(await this.reports.list(filter));
  }

  async settle(
    id: number,
    { state, note }: { readonly state: ReportState; readonly note: string },
    { id: by }: Actor,
  ): Promise<Result<Report, ApiFailure>> {
    const report = await this.reports.settle(id, { state, note, by });
    const [told] = report === null ? [] : await this.told([report]);
    return told === undefined ? fail({ code: 'REPORT_NOT_FOUND' }) : ok(told);
  }

  /** Reports with the names of what and whose they are. */
  private async told(reports: readonly ReportEntity[]): Promise<readonly Report[]> {
    const variants = await this.catalogue.namesOf(reports.map(({ variantId }) => variantId));
    const names = await this.accounts.namesOf(reports.map(({ reporterId }) => reporterId));
    return reports.flatMap((report) => {
      const variant = variants.get(report.variantId);
      const reporter = names.get(report.reporterId);
      return variant === undefined ? [] : [reportOf(report, variant, reporter)];
    });
  }
}

function reportOf(report: ReportEntity, variant: NamedVariant, reporter: string | undefined): Report {
  const { id, reason, text, state, note, reporterId, createdAt, settledAt, versionId, variantId } = report;
  return {
    id,
    reason,
    text,
    state,
    note,
    created_at: createdAt.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
    version_id: versionId,
    reporter:
      reporterId === null || reporter === undefined ? null : { id: reporterId, display_name: reporter },
    graphic_id: variant.graphic.id,
    graphic_title: variant.graphic.title,
    graphic_public: variant.graphic.public,
    variant_id: variantId,
    variant_title: variant.title,
    variant_public: variant.public,
  };
}
