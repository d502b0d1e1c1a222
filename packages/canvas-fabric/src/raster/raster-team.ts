import type { WorkerChannel } from '@tastwerk/editor-core/workers';
import type { PxRect } from '../paint/px-rect.js';
import type { Drawing } from './packed-drawings.js';
import { hasPrint, printFaces } from './print-faces.js';
import { openRasterChannel, type OpenRasterChannel } from './raster-channel.js';
import type { PrintFace, RasterAnswer, RasterQuestion, SentDrawings } from './raster-messages.js';
import { createNumbers, createSender } from './sent-drawings.js';
import { stretchesOf } from './stretches.js';

/** Drawings to be painted on the px of `rect`, from the back to the front. */
export interface RasterPart {
  readonly rect: PxRect;
  /** Device px of a page mm. */
  readonly pxPerMm: number;
  readonly drawings: readonly Drawing[];
}

/** Gets bitmaps as large as the rect, the one at the back first, to close them; null when they do not come: the work is to be done elsewhere. */
type OnPainted = (bitmaps: readonly ImageBitmap[] | null) => void;

/** Workers that paint. */
export interface RasterTeam {
  /** Starts the workers for a page of `count` drawings, should they be worth it. */
  readonly start: (count: number) => void;
  /** Has a part painted instead of the one before it; false where the caller is quicker, or there is no worker. */
  readonly paint: (part: RasterPart, onPainted: OnPainted) => boolean;
  readonly destroy: () => void;
}

/** What the team needs of the page. */
export interface TeamPort {
  /** How many workers the machine has room for. */
  readonly size: number;
  readonly open: OpenRasterChannel;
  readonly faces: () => readonly PrintFace[];
  readonly hasPrint: () => boolean;
  /** Called when a part has been answered, or will not be. */
  readonly onEnd: () => void;
}

/** Fewer drawings are painted within two frames or so, sooner than workers have answered. */
const MIN_DRAWINGS = 500;
/** More workers would each have a bitmap as large as the screen, and most of the time nothing to do. */
const MOST_WORKERS = 3;
const FEWEST_WORKERS = 2;

interface Member {
  readonly channel: WorkerChannel<RasterQuestion>;
  readonly told: (drawings: readonly Drawing[]) => SentDrawings;
}

interface Task {
  readonly id: number;
  readonly bitmaps: (ImageBitmap | null)[];
  readonly onPainted: OnPainted;
}

function isWhole(bitmaps: readonly (ImageBitmap | null)[]): bitmaps is readonly ImageBitmap[] {
  return !bitmaps.includes(null);
}

/** The browser's workers, as many as it has room for. */
export function teamOfPage(onEnd: () => void): TeamPort {
  return {
    size: Math.min(MOST_WORKERS, Math.max(FEWEST_WORKERS, navigator.hardwareConcurrency - 1)),
    open: openRasterChannel,
    faces: printFaces,
    hasPrint,
    onEnd,
  };
}

/** Starts no worker until there is work worth it. */
export function createRasterTeam(port: TeamPort): RasterTeam {
  const numberOf = createNumbers();
  let members: readonly Member[] = [];
  let hasStarted = false;
  let ready = 0;
  let lastId = 0;
  let task: Task | null = null;

  const end = (bitmaps: readonly ImageBitmap[] | null) => {
    const ended = task;
    task = null;
    if (!ended) return;
    if (!bitmaps) for (const bitmap of ended.bitmaps) bitmap?.close();
    ended.onPainted(bitmaps);
    port.onEnd();
  };
  const close = () => {
    for (const { channel } of members) channel.close();
    members = [];
    end(null);
  };
  const take = (place: number, answer: RasterAnswer) => {
    if (answer.kind === 'ready') {
      ready += 1;
      return;
    }
    if (answer.id !== task?.id) {
      answer.bitmap?.close();
      return;
    }
    if (!answer.bitmap) {
      close();
      return;
    }
    task.bitmaps[place] = answer.bitmap;
    if (isWhole(task.bitmaps)) end(task.bitmaps);
  };
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    const channels = Array.from({ length: port.size }, (_, place) =>
      port.open((answer) => take(place, answer), close),
    ).flatMap((channel) => channel ?? []);
    members = channels.map((channel) => ({ channel, told: createSender(numberOf) }));
    if (members.length < port.size) close();
    const faces = port.faces();
    for (const { channel } of members) channel.send({ kind: 'faces', faces });
  };

  return {
    start(count) {
      if (count >= MIN_DRAWINGS) start();
    },
    paint({ rect, pxPerMm, drawings }, onPainted) {
      if (drawings.length < MIN_DRAWINGS) return false;
      start();
      if (members.length === 0 || ready < members.length) return false;
      end(null);
      lastId += 1;
      const id = lastId;
      const hasPrint = port.hasPrint();
      const stretches = stretchesOf(drawings, members.length);
      task = { id, bitmaps: members.map(() => null), onPainted };
      members.forEach(({ channel, told }, place) => {
        const own = told(stretches[place] ?? []);
        channel.send({ kind: 'paint', order: { id, rect, pxPerMm, drawings: own, hasPrint } });
      });
      return true;
    },
    destroy: close,
  };
}
