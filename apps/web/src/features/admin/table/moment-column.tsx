import { momentText } from '../../../i18n/moment-text.js';
import type { AdminColumn } from './column.js';

/** A column of points in time: sorted and exported as ISO 8601, shown as people write them. */
export function momentColumn<Row>(
  id: string,
  title: string,
  of: (row: Row) => string | null,
  rest: Pick<AdminColumn<Row>, 'isMinor' | 'canSort'> = {},
): AdminColumn<Row> {
  return {
    id,
    title,
    value: (row) => of(row) ?? '',
    show: (row) => {
      const moment = of(row);
      return moment === null ? '–' : momentText(moment);
    },
    ...rest,
  };
}
