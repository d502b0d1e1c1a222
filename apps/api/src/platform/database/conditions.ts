import { LAST_ID } from '@tastwerk/contracts';
import { type FindOperator, IsNull, LessThan, MoreThan, Raw } from 'typeorm';

/** A pattern of LIKE for what contains `text`, which means nothing but itself. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The id that somebody looks for by `text`; null where it is none. */
export function idIn(text: string): number | null {
  const number = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= LAST_ID ? number : null;
}

/** What is `text`, in small or capital letters. */
export function ignoringCase(text: string): FindOperator<string> {
  return Raw((column) => `lower(${column}) = lower(:ignoringCase)`, { ignoringCase: text });
}

/** What has an id below `id`; all where none is given. */
function below(id: number | undefined): { readonly id?: FindOperator<number> } {
  return id === undefined ? {} : { id: LessThan(id) };
}

/** A part of a list: up to `limit` rows with ids below `before`. */
export interface ListPage {
  readonly limit: number;
  readonly before?: number | undefined;
}

/** A page of a list that begins with the newest, of what fits all that is `wanted`. */
export function newest<T extends object>({ limit, before: id }: ListPage, wanted: T) {
  return { where: { ...below(id), ...given(wanted) }, order: { id: 'DESC' }, take: limit } as const;
}

/** `wanted` without what nobody asked for. */
export function given<T extends object>(wanted: T): { [K in keyof T]?: Exclude<T[K], undefined> };
export function given(wanted: object): object {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

/** What is earlier than `moment`. */
export function before(moment: Date): FindOperator<Date> {
  return LessThan(moment);
}

/** What is later than `moment`. */
export function after(moment: Date): FindOperator<Date> {
  return MoreThan(moment);
}

/** Rows that were settled before `moment`, and open ones that were created before it. */
export function overBefore(moment: Date) {
  return [{ settledAt: before(moment) }, { settledAt: IsNull(), createdAt: before(moment) }];
}
