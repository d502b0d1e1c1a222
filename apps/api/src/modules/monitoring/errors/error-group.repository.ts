import { Injectable } from '@nestjs/common';
import type { QueryOf } from '@tastwerk/contracts';
import { IsNull, LessThan, Not } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { daysAgo, utcDay } from '../../../platform/clock/days.js';
import { before } from '../../../platform/database/conditions.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ErrorDayEntity } from './error-day.entity.js';
import { ErrorGroupEntity } from './error-group.entity.js';
import { type ErrorReport, fingerprintOf } from './error-report.js';

/** Kinds of errors of one side that are kept: whoever makes errors up cannot fill the table. */
const GROUPS_MOST = 2000;

/** The columns that a list may be in order by. */
const SORTS = { last_seen_at: 'lastSeenAt', first_seen_at: 'firstSeenAt', count: 'count' } as const;

/** Keeps errors in groups, with how often each came on which day. */
@Injectable()
export class ErrorGroupRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Counts `times` errors like `report`. A settled kind that comes again is open again. */
  async add({ side, type, ...report }: ErrorReport, times = 1): Promise<void> {
    const kind = { side, fingerprint: fingerprintOf({ side, type, ...report }) };
    const day = { side, day: utcDay(this.clock.now()) };
    const again = { ...report, lastSeenAt: this.clock.now(), resolvedAt: null, resolvedBy: null };
    await this.transactions.run(async (transaction) => {
      const groups = transaction.of(ErrorGroupEntity);
      const known = await groups.findOne({ where: kind, lock: { mode: 'pessimistic_write' } });
      if (known !== null) await groups.update(known.id, { ...again, count: known.count + times });
      else if ((await groups.countBy({ side })) < GROUPS_MOST)
        await groups.upsert({ ...kind, ...again, type, count: times }, ['side', 'fingerprint']);
      await transaction.addUnlessThere(ErrorDayEntity, { ...day, count: 0 });
      await transaction.of(ErrorDayEntity).increment(day, 'count', times);
    });
  }

  /** A part of the list, and how many kinds there are. */
  list(
    side: ErrorReport['side'],
    { state, search, sort, direction, limit, offset }: QueryOf<'listFrontendErrors'>,
  ): Promise<[readonly ErrorGroupEntity[], number]> {
    const order = direction === 'asc' ? 'ASC' : 'DESC';
    const kinds = this.transactions.none.of(ErrorGroupEntity).createQueryBuilder('kind').where({ side });
    if (state !== undefined) kinds.andWhere({ resolvedAt: state === 'resolved' ? Not(IsNull()) : IsNull() });
    if (search.trim() !== '')
      kinds.andWhere(
        `strpos(lower(kind.type || ' ' || kind.message || ' ' || kind.place), lower(:search)) > 0`,
        { search: search.trim() },
      );
    return kinds
      .orderBy(`kind.${SORTS[sort]}`, order)
      .addOrderBy('kind.id', order)
      .limit(limit)
      .offset(offset)
      .getManyAndCount();
  }

  /** Settles a kind by `accountId`, or opens it again; null when there is none. */
  async resolve(id: number, accountId: number | null): Promise<ErrorGroupEntity | null> {
    const resolvedAt = accountId === null ? null : this.clock.now();
    await this.transactions.none.of(ErrorGroupEntity).update({ id }, { resolvedBy: accountId, resolvedAt });
    return this.transactions.none.of(ErrorGroupEntity).findOneBy({ id });
  }

  /** Forgets kinds that did not come for `days`, and counts of days before. */
  async forgetOld(days: number): Promise<void> {
    const moment = daysAgo(days);
    await this.transactions.none.of(ErrorGroupEntity).delete({ lastSeenAt: before(moment) });
    await this.transactions.none.of(ErrorDayEntity).delete({ day: LessThan(utcDay(moment)) });
  }
}
