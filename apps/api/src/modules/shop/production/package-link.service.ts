import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { daysAfter, daysAgo } from '../../../platform/clock/days.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { before } from '../../../platform/database/conditions.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { Signer } from '../../../platform/signer.js';
import { PackageLinkEntity, UNUSED } from './package-link.entity.js';

/** How long a link to a package counts, in days. */
const PACKAGE_LINK_DAYS = 7;

/** Of a link: its id, the moment until which it counts in ms since 1970, and the signature of both. */
const KEY = /^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/;

/** Links to packages that are signed, count for a week and once. What the database knows of one is not enough to make it. */
@Injectable()
export class PackageLinks {
  private readonly signer: Signer;

  constructor(
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    @Inject(CONFIGURATION) { jwtSecret }: ProcessConfiguration,
  ) {
    this.signer = new Signer(jwtSecret, 'package link');
  }

  /** Makes a link's key for the package of an order. */
  async issue(transaction: Transaction, orderId: number): Promise<string> {
    const id = randomUUID();
    const expiresAt = daysAfter(this.clock.now(), PACKAGE_LINK_DAYS);
    await transaction.of(PackageLinkEntity).insert({ id, orderId, expiresAt });
    const signed = `${id}.${expiresAt.getTime()}`;
    return `${signed}.${this.signer.sign(signed).toString('base64url')}`;
  }

  /** The order that a key leads to, as long as the key counts. */
  async orderOf(key: string): Promise<number | undefined> {
    const id = this.idOf(key);
    if (id === undefined) return undefined;
    const link = await this.transactions.none.of(PackageLinkEntity).findOneBy({ id, ...UNUSED });
    return link?.orderId;
  }

  /** Uses a key up; of two who bring it at once, one is told that it no longer counts. */
  async use(key: string): Promise<boolean> {
    const id = this.idOf(key);
    if (id === undefined) return false;
    const links = this.transactions.none.of(PackageLinkEntity);
    const { affected } = await links.update({ id, ...UNUSED }, { usedAt: this.clock.now() });
    return affected === 1;
  }

  /** Forgets links that have not counted for `days`. */
  async forgetOld(days: number): Promise<void> {
    const expiresAt = before(daysAgo(days, this.clock.now()));
    await this.transactions.none.of(PackageLinkEntity).delete({ expiresAt });
  }

  private idOf(key: string): string | undefined {
    const [, id, expires, signature] = KEY.exec(key) ?? [];
    if (id === undefined || expires === undefined || signature === undefined) return undefined;
    if (!this.signer.isOf(`${id}.${expires}`, Buffer.from(signature, 'base64url'))) return undefined;
    return Number(expires) > this.clock.now().getTime() ? id : undefined;
  }
}
