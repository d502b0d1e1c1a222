import { useMoments } from '@tastwerk/ui';
import type { AdminColumn } from './column.js';

function Moment({ at }: { readonly at: string }) {
  return useMoments().momentText(at);
}

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
      return moment === null ? '–' : <Moment at={moment} />;
    },
    ...rest,
  };
}
