import { swellProfile } from '@tastwerk/editor-core/proofing';
import { printedIn } from '../src/measuring/text-measures.js';
import type { Sheet } from '../src/sheet/sheet.js';
import { chartEngine } from './proofed-sheet.js';

/** A sheet that tells which objects were made on it and which texts were measured. */
export function countingSheet(area = { x: 10, y: 30, width: 190, height: 240 }) {
  const made: string[] = [];
  const measured: string[] = [];
  const sheet: Sheet = {
    kinds: chartEngine.kinds,
    area,
    profile: swellProfile,
    language: 'de',
    cellsOf: (text) => {
      measured.push(text);
      return text.length;
    },
    printOf: (text) => printedIn({ cells: {} }, text),
    id: (role) => {
      made.push(role);
      return `00000000-0000-4000-8000-${String(made.length).padStart(12, '0')}`;
    },
  };
  return { sheet, made, measured };
}
