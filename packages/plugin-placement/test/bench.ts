import { createProofer, swellProfile } from '@tastwerk/editor-core/proofing';
import { placeLabels, touchedLabels } from '../src/index.js';
import { withMergedStrokes } from '../src/tactile/strokes.js';
import { context, drawingOf, zigzags } from './drawings.js';
import { engine } from './engine.js';
import { madeFiles } from './import-samples.js';
import { measuredScenes, touchingLabels } from './measured-scene.js';
import { sceneOf } from './scenes.js';

const SIZES = [10, 20, 40, 60, 90, 120];
const SEEDS = [1, 2];

/** Least share of the labels of known solutions that are placed without a finding. */
const LEAST_SHARE = 0.95;
const MOVES = 12;

interface Row {
  readonly name: string;
  readonly measured: string;
  readonly limit: string;
  readonly ok: boolean;
}

const timeRow = (name: string, ms: number, limitMs: number): Row => ({
  name,
  measured: `${Math.round(ms)} ms`,
  limit: `${limitMs} ms`,
  ok: ms <= limitMs,
});

/** Milliseconds that `work` takes, the least of three runs. */
function leastMs(work: () => void): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const started = performance.now();
      work();
      return performance.now() - started;
    }),
  );
}

/** How much longer five times as many strokes may take to be merged. */
const MOST_TIMES = 8;

/** 5,000 strokes beside 1,000: what is merged takes time by its number alone. */
function strokesRow(): Row {
  const [few, many] = [10, 50].map((rows) => {
    const drawing = drawingOf(...zigzags(rows));
    return leastMs(() => void withMergedStrokes(drawing, context));
  });
  const times = (many ?? Infinity) / (few ?? 0);
  return {
    name: '5,000 strokes merged, beside 1,000',
    measured: `${times.toFixed(1)} times`,
    limit: `${MOST_TIMES} times`,
    ok: times <= MOST_TIMES,
  };
}

/** Least share of the files of the import that have no warning once they are tactile. */
const LEAST_CLEAN = 0.8;

const found = ({ errors, warnings }: { readonly errors: number; readonly warnings: number }): string =>
  `${errors} / ${warnings}`;

/** Errors and warnings of each file in `folder` before and after it is made tactile, and what the files have together. */
export async function fileRows(folder: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let [files, errors, clean] = [0, 0, 0];
  for await (const { name, before, after, unplaced } of madeFiles(folder)) {
    files += 1;
    errors += after.errors;
    if (after.errors + after.warnings === 0) clean += 1;
    rows.push({
      name: `${name}: errors / warnings`,
      measured: `${found(before)} → ${found(after)}${unplaced > 0 ? `, ${unplaced} labels without room` : ''}`,
      limit: '0 errors',
      ok: after.errors === 0,
    });
  }
  return [
    ...rows,
    { name: `Errors in ${files} files made tactile`, measured: String(errors), limit: '0', ok: errors === 0 },
    {
      name: 'Files without a warning',
      measured: `${clean} of ${files}`,
      limit: `≥ ${100 * LEAST_CLEAN} %`,
      ok: clean >= LEAST_CLEAN * files,
    },
  ];
}

/** What the placing of labels is measured by. */
export async function rows(): Promise<readonly Row[]> {
  const rules = await engine.rules();
  const options = { engine, rules, profile: swellProfile };
  let [known, clean, touching, unclean] = [0, 0, 0, 0];
  for await (const scene of measuredScenes(SIZES, SEEDS)) {
    known += scene.known;
    clean += Math.min(scene.known, scene.clean);
    unclean += scene.labels - scene.clean;
    if (scene.labels <= 60) touching += touchingLabels(scene.after, scene.scene.resources, 3);
  }
  const share = clean / known;

  const sixty = await sceneOf('map', 60, 1);
  const many = await sceneOf('network', 220, 1);
  const place = ({ open, resources }: typeof sixty) => placeLabels(open, 0, { ...options, resources });
  const placed = place(sixty);
  const after = placed.command && engine.commands.apply(sixty.open, placed.command);
  if (!after?.ok) throw new Error('the scene could not be placed');
  const proofer = createProofer(rules, swellProfile);
  proofer.proof(after.value, sixty.resources);
  const targets = after.value.pages[0]?.objects.filter(({ type }) => type === 'ellipse') ?? [];
  const moves = targets.slice(0, MOVES).map(({ uuid }) => {
    const started = performance.now();
    const moved = engine.commands.apply(after.value, { type: 'move-objects', uuids: [uuid], dx: 9, dy: 4 });
    if (!moved.ok) return 0;
    const which = touchedLabels(engine.kinds, moved.value.pages[0]?.objects ?? [], new Set([uuid]), 3);
    placeLabels(moved.value, 0, { ...options, resources: sixty.resources, which, proofer });
    return performance.now() - started;
  });

  return [
    {
      name: `Labels placed of ${known} in known solutions`,
      measured: `${(100 * share).toFixed(2)} %`,
      limit: `≥ ${100 * LEAST_SHARE} %`,
      ok: share >= LEAST_SHARE,
    },
    {
      name: 'Labels with pixels nearer than 3 mm',
      measured: String(touching),
      limit: String(unclean),
      ok: touching <= unclean,
    },
    timeRow(
      `${sixty.labels} labels placed`,
      leastMs(() => place(sixty)),
      1000,
    ),
    timeRow(
      `${many.labels} labels placed`,
      leastMs(() => place(many)),
      5000,
    ),
    timeRow('Labels after one move, the slowest', Math.max(...moves), 100),
    strokesRow(),
  ];
}
