import { Injectable } from '@nestjs/common';
import type { UserDetails } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../../platform/clock/clock.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { ApprovalService } from '../approval.service.js';
import { SessionRepository } from '../session.repository.js';
import { readCursor, cursorText } from './keyset-cursor.js';
import {
  sortType,
  type UserFilter,
  UserListRepository,
  type UserPage,
  type UserRow,
} from './user-list.sql.js';

/** A part of the list of users, with how many there are in all. */
export interface FoundUsers {
  readonly users: readonly UserRow[];
  readonly total: number;
  readonly next: string | null;
}

/** Finds users for admins. */
@Injectable()
export class UserDirectory {
  constructor(
    private readonly list: UserListRepository,
    private readonly sessions: SessionRepository,
    private readonly approvals: ApprovalService,
    private readonly clock: Clock,
  ) {}

  async find(
    filter: UserFilter,
    page: Omit<UserPage, 'after'>,
    after: string | undefined,
  ): Promise<Result<FoundUsers, ApiFailure>> {
    const cursor = after === undefined ? undefined : readCursor(after, sortType(page.sort));
    if (after !== undefined && cursor === undefined)
      return fail({ code: 'REQUEST_INVALID', field: ['after', 'invalid_value'] });
    const [rows, total] = await Promise.all([
      this.list.page(filter, { ...page, limit: page.limit + 1, after: cursor }),
      this.list.count(filter),
    ]);
    const users = rows.slice(0, page.limit);
    const last = rows.length > users.length ? users.at(-1) : undefined;
    return ok({
      users,
      total,
      next: last === undefined ? null : cursorText({ value: last.sortValue, id: last.id }),
    });
  }

  /** The user with what matters beside the list's row. */
  async details(
    id: number,
  ): Promise<Result<UserRow & Pick<UserDetails, 'approved_by' | 'sessions'>, ApiFailure>> {
    const user = await this.list.find(id);
    if (user === undefined) return fail({ code: 'ACCOUNT_NOT_FOUND' });
    const [approved_by, sessions] = await Promise.all([
      this.approvals.find(user.email),
      this.sessions.listAlive(id, this.clock.now()),
    ]);
    return ok({
      ...user,
      approved_by,
      sessions: sessions.map((session) => ({
        id: session.id,
        device: session.device,
        created_at: session.createdAt.toISOString(),
        last_used_at: session.lastUsedAt.toISOString(),
        expires_at: session.expiresAt.toISOString(),
      })),
    });
  }
}
