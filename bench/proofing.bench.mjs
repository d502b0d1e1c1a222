/** A proof of a full page from scratch, and again after one of its objects has moved. */
import { createBrailleBook } from '@tastwerk/editor-core/braille';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { createProofer, swellProfile } from '@tastwerk/editor-core/proofing';
import { cpuOf } from './cpu-time.mjs';
import {
  applyCommand,
  createBlankDocument,
  createObject,
  kinds,
  standardEngine,
} from '@tastwerk/editor-core/standard';

const rules = await standardEngine.rules();

const OBJECTS = 1000;
const COLUMNS = 25;
/** So many that the later ones run as in an editor, which proofs after every step. */
const RUNS = 40;
const FULL_MS = 150;
const AGAIN_MS = 20;
const TEXTURES = ['diagonal_lines', 'vertical_lines', 'grid', 'dotted_tight'];

function uuid(number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** The object at `index`: rectangles, ellipses, curves and labels in turn, one beside the other on A3. */
function objectAt(index) {
  const place = {
    uuid: uuid(100 + index),
    x: 12 + (index % COLUMNS) * 11,
    y: 12 + Math.floor(index / COLUMNS) * 10,
  };
  const size = { width: 7 + (index % 5), height: 6 + (index % 3) };
  const pattern = { template: TEXTURES[index % TEXTURES.length], offset: index % 8 ? 0 : 0.5, clearance: 0 };
  switch (index % 4) {
    case 0:
      return createObject('rect', { ...place, ...size, angle: (index % 7) * 5, pattern });
    case 1:
      return createObject('ellipse', { ...place, ...size });
    case 2: {
      const curve = { kind: 'C', x1: 3, y1: -6, x2: 6, y2: 6, x: 9, y: 2 };
      return createObject('path', { ...place, points: [{ kind: 'M', x: 0, y: 0 }, curve] });
    }
    default:
      return createObject('label', { ...place, width: 10, height: 8, text: 'ab', displayLetters: false });
  }
}

function fullPage() {
  const blank = createBlankDocument({ uuid: uuid(1), pageUuid: uuid(2), language: 'de' });
  const [page] = blank.pages;
  const objects = Array.from({ length: OBJECTS }, (_, index) => objectAt(index));
  return { ...blank, width: 297, height: 420, pages: [{ ...page, objects }] };
}

function row(name, measuredMs, limitMs) {
  return { name, measured: `${measuredMs.toFixed(1)} ms`, limit: `${limitMs} ms`, ok: measuredMs <= limitMs };
}

/** The fastest of several runs, which is what the work costs; the slower ones also tell what else the machine did. */
export function run() {
  const cells = { ok: true, value: { cells: [1, 3], sourceIndex: [0, 1] } };
  const braille = createBrailleBook([[{ text: 'ab', system: 'DE:VOLL' }, cells]]);
  const resources = { kinds, braille, font: bundledFontMetrics };
  let document = fullPage();
  const full = Array.from({ length: RUNS }, () =>
    cpuOf(() => createProofer(rules, swellProfile).proof(document, resources)),
  );
  const proofer = createProofer(rules, swellProfile);
  proofer.proof(document, resources);
  const again = Array.from({ length: RUNS }, (_, index) => {
    const move = { type: 'move-objects', uuids: [uuid(100 + ((index * 61) % OBJECTS))], dx: 1, dy: 1 };
    const moved = applyCommand(document, move);
    if (!moved.ok) throw new Error('the object did not move');
    document = moved.value;
    return cpuOf(() => proofer.proof(document, resources));
  });
  const title = `Proof of ${OBJECTS} objects, CPU`;
  return [
    row(`${title}: from scratch`, Math.min(...full), FULL_MS),
    row(`${title}: again after moving one`, Math.min(...again), AGAIN_MS),
  ];
}
