import { Injectable } from '@nestjs/common';
import type { BodyOf, QueryOf, Report } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { newest, overBefore } from '../../platform/database/conditions.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import type { Reader } from '../catalogue/reader.js';
import type { NamedVariant } from '../catalogue/variant.repository.js';
import { ReportEntity } from './report.entity.js';

/** Takes in what somebody finds wrong with a variant, and keeps the queue for admins. */
@Injectable()
export class ReportService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly accounts: AccountRepository,
    private readonly transactions: Transactions,
  ) {}

  async report(
    variantId: number,
    { reason, text }: BodyOf<'reportVariant'>,
    reader: Reader,
  ): Promise<Result<null, ApiFailure>> {
    const version = await this.catalogue.version(variantId, undefined, reader);
    if (!version.ok) return version;
    const { versionId } = version.value;
    await this.transactions.none.of(ReportEntity).insert({
      variantId,
      versionId,
      reporterId: reader.visitor?.id ?? null,
      reason,
      text: text.trim(),
    });
    return ok(null);
  }

  /** Reports, the newest first. */
  async list({ state, ...page }: QueryOf<'listReports'>): Promise<readonly Report[]> {
    return this.told(await this.transactions.none.of(ReportEntity).find(newest(page, { state })));
  }

  /** Notes how far a report is; only what is resolved or rejected is settled. */
  async settle(
    id: number,
    { state, note }: BodyOf<'settleReport'>,
    { id: by }: Actor,
  ): Promise<Result<Report, ApiFailure>> {
    const isSettled = state === 'resolved' || state === 'rejected';
    const settled = { settledBy: isSettled ? by : null, settledAt: isSettled ? new Date() : null };
    const reports = this.transactions.none.of(ReportEntity);
    await reports.update({ id }, { state, note, ...settled });
    const report = await reports.findOneBy({ id });
    const [told] = report === null ? [] : await this.told([report]);
    return told === undefined ? fail({ code: 'REPORT_NOT_FOUND' }) : ok(told);
  }

  /** Forgets reports that were settled before `moment`, and open ones that came before it. */
  async forgetBefore(moment: Date): Promise<void> {
    await this.transactions.none.of(ReportEntity).delete(overBefore(moment));
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
    system: variant.system,
    variant_public: variant.public,
  };
}
