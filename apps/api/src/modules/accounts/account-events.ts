import { Injectable } from '@nestjs/common';
import { EventEmitter2, OnEvent } from '@nestjs/event-emitter';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';

/** An account is deleted in `transaction`: each module forgets in it what it keeps about the account or its address. */
export interface AccountErased {
  readonly transaction: Transaction;
  readonly accountId: number;
  readonly email: string;
}

/** An account exports its data: each module adds what it stores about the account, as the content of a JSON file. */
export interface AccountExported {
  readonly actor: Actor;
  readonly email: string;
  add(fileName: string, content: unknown): void;
}

const ERASED = 'account.erased';
const EXPORTED = 'account.exported';

/** Marks the method of a provider that takes an {@link AccountErased}; when it fails, nothing is deleted. */
export const OnAccountErased = () => OnEvent(ERASED, { suppressErrors: false });

/** Marks the method of a provider that takes an {@link AccountExported}; when it fails, there is no export. */
export const OnAccountExported = () => OnEvent(EXPORTED, { suppressErrors: false });

/** Tells the modules that keep something about accounts, one after the other: they share a transaction. */
@Injectable()
export class AccountEvents {
  constructor(private readonly emitter: EventEmitter2) {}

  erased(event: AccountErased): Promise<void> {
    return this.tell(ERASED, event);
  }

  exported(event: AccountExported): Promise<void> {
    return this.tell(EXPORTED, event);
  }

  private async tell(name: string, event: object): Promise<void> {
    for (const listener of this.emitter.listeners(name)) {
      const done: unknown = listener(event);
      await done;
    }
  }
}
