import { type CanvasInput, createCanvasView } from '@tastwerk/canvas-fabric';
import { type Command, redo, runCommand, undo } from '@tastwerk/editor-core';
import '@fontsource/atkinson-hyperlegible-next/400.css';
import { mixedDocument, resources, uuidOf } from './mixed-document.js';
import { boundsOf, createEditorStore } from '@tastwerk/editor-core/standard';

declare global {
  interface Window {
    /** How the bench and a hand on the console reach the view. */
    bench: ReturnType<typeof start>;
    /** Begins: a bench that measures the first paint calls it itself. */
    startBench: () => void;
  }
}

/** Frames that were asked for and have not come yet: none while nothing is painted. */
let framesAsked = 0;
const askForFrame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) => {
  framesAsked += 1;
  return askForFrame((nowMs) => {
    framesAsked -= 1;
    draw(nowMs);
  });
};

/** Workers that paint something. */
const painting = new Set<Worker>();
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (
  this: Worker,
  message: unknown,
  transfer?: Transferable[] | StructuredSerializeOptions,
) {
  const isOrder =
    typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'paint';
  if (isOrder) {
    performance.mark('bench-order');
    painting.add(this);
    this.addEventListener('message', () => painting.delete(this), { once: true });
  }
  post.call(this, message, Array.isArray(transfer) ? { transfer } : transfer);
};

function start(host: HTMLElement, count: number) {
  let nextUuid = count + 1;
  const store = createEditorStore(mixedDocument(count));
  let input: CanvasInput = {
    document: store.getState().history.present,
    pageIndex: 0,
    resources,
    selection: [],
    tool: 'SELECT',
    style: {},
    theme: {
      desk: '#d9dce1',
      paper: '#ffffff',
      shadow: 'rgb(20 30 40 / 35%)',
      accent: '#0b57d0',
      handle: '#ffffff',
    },
  };
  const commands: Command[] = [];
  const edited: string[] = [];
  const show = (change: Partial<CanvasInput>) => {
    input = { ...input, ...change };
    view.update(change);
  };
  const view = createCanvasView(host, {
    engine: store,
    input,
    createUuid: () => uuidOf(nextUuid++),
    onCommand(command) {
      commands.push(command);
      store.dispatch(runCommand(command));
    },
    onSelect: (selection) => show({ selection }),
    onEditLabel: (uuid) => edited.push(uuid),
    onDrawn: () => show({ tool: 'SELECT' }),
  });
  store.subscribe(() => {
    const document = store.getState().history.present;
    if (document !== input.document) show({ document });
  });
  const objects = () => input.document.pages[0]?.objects ?? [];
  return {
    view,
    show,
    commands,
    edited,
    input: () => input,
    isPainting: () => framesAsked > 0 || painting.size > 0,
    undo: () => store.dispatch(undo()),
    redo: () => store.dispatch(redo()),
    selectAll: () => show({ selection: objects().map(({ uuid }) => uuid) }),
    /** True boxes of the shown objects in page mm, for a test that looks for a place to press. */
    boxes: () => objects().map((object) => ({ uuid: object.uuid, box: boundsOf(object) })),
  };
}

const host = document.getElementById('host');
const parameters = new URLSearchParams(window.location.search);
window.startBench = () => {
  if (host) window.bench = start(host, Number(parameters.get('objects') ?? 1000));
};
if (!parameters.has('waits')) window.startBench();
