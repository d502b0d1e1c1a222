import { BLANK_CELL, type Cell } from '@tastwerk/editor-core/braille';
import type { TFunction } from 'i18next';

const DOTS = [1, 2, 3, 4, 5, 6] as const;

/** The dots of a cell, such as "Punkte 1-2-5". `t` knows the texts of the editor. */
export function cellWords(cell: Cell, t: TFunction): string {
  const dots = DOTS.filter((dot) => (cell & (1 << (dot - 1))) !== 0).join('-');
  return cell === BLANK_CELL ? t('braille:reading.noDots') : t('braille:reading.dots', { dots });
}
