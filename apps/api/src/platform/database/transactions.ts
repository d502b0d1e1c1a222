import { Injectable } from '@nestjs/common';
import type { Result } from '@tastwerk/editor-core';
import { Pool } from 'pg';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import {
  DataSource,
  type DeepPartial,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';

/** A transaction in progress (or none), handed through services to the repositories that write in it. */
export class Transaction {
  private readonly afterwards = new Set<() => void>();

  constructor(readonly manager: EntityManager) {}

  /** Calls `work` when this transaction has committed, once however often it was asked for; at once where there is none. */
  afterCommit(work: () => void): void {
    if (this.manager.queryRunner?.isTransactionActive === true) this.afterwards.add(work);
    else work();
  }

  /** For {@link Transactions} alone. */
  committed(): void {
    for (const work of this.afterwards) work();
  }

  /** The rows of `entity`, read and written in this transaction. */
  of<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Repository<Row> {
    return this.manager.getRepository(entity);
  }

  /** Adds a row that the database numbers; with what stands in it now. */
  add<Row extends ObjectLiteral, Given extends DeepPartial<Row>>(
    entity: EntityTarget<Row>,
    row: Given,
  ): Promise<Given & Row> {
    return this.of(entity).save(row, { transaction: false });
  }

  /** Adds rows unless others with the same unique values are there, in their order; whether any was added. */
  async addUnlessThere<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    rows: QueryDeepPartialEntity<Row> | QueryDeepPartialEntity<Row>[],
  ): Promise<boolean> {
    if (Array.isArray(rows) && rows.length === 0) return false;
    const adding = this.of(entity).createQueryBuilder().insert().values(rows).orIgnore().returning('1');
    const added: { readonly raw: unknown } = await adding.execute();
    return Array.isArray(added.raw) && added.raw.length > 0;
  }

  /** Runs one parameterised statement and gives its rows; `Row` is what the statement selects. */
  async query<Row>(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const outcome: unknown = await this.manager.query(sql, [...values]);
    return rowsOf<Row>(outcome);
  }
}

/** TypeORM answers UPDATE and DELETE with `[rows, count]`, all else with the rows. */
function rowsOf<Row>(outcome: unknown): readonly Row[] {
  const isPair =
    Array.isArray(outcome) &&
    outcome.length === 2 &&
    Array.isArray(outcome[0]) &&
    typeof outcome[1] === 'number';
  // The statement stands beside the type that its caller names; the driver knows no types.
  return (isPair ? outcome[0] : outcome) as readonly Row[];
}

/** Opens transactions, and statements that need none. */
@Injectable()
export class Transactions {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. */
  async run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    let transaction: Transaction | undefined;
    const done = await this.dataSource.transaction((manager) => {
      transaction = new Transaction(manager);
      return work(transaction);
    });
    transaction?.committed();
    return done;
  }

  /** As {@link run}, but a failure that `work` gives as a value rolls back too, and is given on. */
  async attempt<T, E>(work: (transaction: Transaction) => Promise<Result<T, E>>): Promise<Result<T, E>> {
    let failed: Result<T, E> | undefined;
    try {
      return await this.run(async (transaction) => {
        const result = await work(transaction);
        if (result.ok) return result;
        failed = result;
        throw new Error('rolled back');
      });
    } catch (error) {
      if (failed !== undefined) return failed;
      throw error;
    }
  }

  /** Runs a statement that stands alone, prepared under `name` once in each connection: for what every request asks. */
  async prepared<Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Row[]> {
    const driver: object = this.dataSource.driver;
    const pool = 'master' in driver ? driver.master : undefined;
    if (!(pool instanceof Pool)) throw new Error('Driver not Connected');
    return (await pool.query<Row>({ name, text, values: [...values] })).rows;
  }

  /** Resolves when the database answers. */
  async ping(): Promise<void> {
    await this.none.query('SELECT 1');
  }

  /** For statements that stand alone: each is its own transaction. */
  get none(): Transaction {
    return new Transaction(this.dataSource.manager);
  }
}
