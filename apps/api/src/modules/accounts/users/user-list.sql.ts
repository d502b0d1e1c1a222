import { Injectable } from '@nestjs/common';
import type { ApiLanguage, Right, User, UserDetails, UserSort, UserState } from '@tastwerk/contracts';
import { containing, idIn } from '../../../platform/database/conditions.js';
import { TimedReads } from '../../../platform/database/timed-reads.js';
import { graphicCountOf } from '../../catalogue/catalogue-subqueries.js';
import type { Cursor } from './keyset-cursor.js';

/** A user as the list shows them. */
export interface UserRow {
  readonly id: number;
  readonly email: string;
  readonly displayName: string;
  readonly role: User['role'];
  readonly rights: Right[];
  readonly ordering: UserDetails['ordering'];
  readonly state: UserState;
  readonly language: ApiLanguage;
  readonly newsletterActive: boolean;
  readonly graphics: number;
  readonly createdAt: Date;
  readonly verifiedAt: Date | null;
  readonly blockedAt: Date | null;
  readonly lastSeenAt: Date | null;
  /** What the list is in order by, as text. */
  readonly sortValue: string;
}

/** Which users somebody looks for. */
export interface UserFilter {
  readonly search: string;
  readonly state?: UserState | undefined;
  readonly role?: number | undefined;
  readonly right?: Right | undefined;
}

/** A part of the list. */
export interface UserPage {
  readonly sort: UserSort;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly after?: Cursor | undefined;
}

const STATE = `
  CASE WHEN a.deleted_at IS NOT NULL THEN 'deleted' WHEN a.blocked_at IS NOT NULL THEN 'blocked'
       WHEN a.verified_at IS NULL THEN 'unverified' ELSE 'active' END`;

const LAST_SEEN = '(SELECT max(s.last_used_at) FROM session s WHERE s.account_id = a.id)';

/** What the list is in order by, with its type; whoever never signed in comes before everybody. */
const SORTS: Readonly<Record<UserSort, readonly [expression: string, type: 'timestamptz' | 'text']>> = {
  created_at: ['a.created_at', 'timestamptz'],
  display_name: ['lower(a.display_name)', 'text'],
  email: ['lower(a.email)', 'text'],
  last_seen_at: [`coalesce(${LAST_SEEN}, '-infinity')`, 'timestamptz'],
};

/** The type of what the list is in order by. */
export function sortType(sort: UserSort): 'timestamptz' | 'text' {
  return SORTS[sort][1];
}

/** Where the right to order comes from. */
const ORDERING = `
  CASE WHEN a.order_refused THEN 'taken' WHEN 'can_order' = ANY (a.rights) THEN 'given'
       WHEN EXISTS (SELECT 1 FROM approval WHERE fits_approval(a.email, pattern)) THEN 'list'
       WHEN 'can_order' = ANY (rights_of(a)) THEN 'provider' ELSE 'none' END`;

const COLUMNS = `
  a.id, a.email, a.display_name AS "displayName", a.role, rights_of(a) AS rights, ${STATE} AS state, a.language,
  a.newsletter_active AS "newsletterActive", ${graphicCountOf('a.id')} AS graphics,
  a.created_at AS "createdAt", a.verified_at AS "verifiedAt", a.blocked_at AS "blockedAt", ${LAST_SEEN} AS "lastSeenAt",
  ${ORDERING} AS ordering`;

const FITS = `
  ($1::text IS NULL OR a.email ILIKE $1 OR a.display_name ILIKE $1 OR a.id = $5::integer)
  AND ($2::text IS NULL OR ${STATE} = $2) AND ($3::integer IS NULL OR a.role = $3)
  AND ($4::text IS NULL OR $4 = ANY(rights_of(a)))`;

const valuesOf = ({ search, state, role, right }: UserFilter) => [
  search.trim() === '' ? null : containing(search.trim()),
  state ?? null,
  role ?? null,
  right ?? null,
  idIn(search),
];

/**
 * Finds users for admins. In SQL of its own: it counts and orders by what each row computes, page by page, on connections that give up in
 * time.
 */
@Injectable()
export class UserListRepository {
  constructor(private readonly reads: TimedReads) {}

  async page(filter: UserFilter, { sort, direction, limit, after }: UserPage): Promise<readonly UserRow[]> {
    const [expression, type] = SORTS[sort];
    const [order, beyond] = direction === 'asc' ? ['ASC', '>'] : ['DESC', '<'];
    return this.reads.query<UserRow>(
      `SELECT ${COLUMNS}, (${expression})::text AS "sortValue" FROM account a
        WHERE ${FITS} AND ($6::text IS NULL OR (${expression}, a.id) ${beyond} ($6::${type}, $7::integer))
        ORDER BY ${expression} ${order}, a.id ${order} LIMIT $8`,
      [...valuesOf(filter), after?.value ?? null, after?.id ?? null, limit],
    );
  }

  async count(filter: UserFilter): Promise<number> {
    const [row] = await this.reads.query<{ readonly count: number }>(
      `SELECT count(*)::integer AS count FROM account a WHERE ${FITS}`,
      valuesOf(filter),
    );
    return row?.count ?? 0;
  }

  async find(id: number): Promise<UserRow | undefined> {
    const [row] = await this.reads.query<UserRow>(
      `SELECT ${COLUMNS}, '' AS "sortValue" FROM account a WHERE a.id = $1`,
      [id],
    );
    return row;
  }
}
