import { type CanvasInput, createCanvasView } from '@tastwerk/canvas-fabric';
import { applyCommand, boundsOf, type Command } from '@tastwerk/editor-core';
import '@fontsource/atkinson-hyperlegible-next/400.css';
import { mixedDocument, resources, uuidOf } from './mixed-document.js';

declare global {
  interface Window {
    /** How the bench and a hand on the console reach the view. */
    bench: ReturnType<typeof start>;
  }
}

function start(host: HTMLElement) {
  const count = Number(new URLSearchParams(window.location.search).get('objects') ?? 1000);
  let nextUuid = count + 1;
  let input: CanvasInput = {
    document: mixedDocument(count),
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
    input,
    createUuid: () => uuidOf(nextUuid++),
    onCommand(command) {
      commands.push(command);
      const result = applyCommand(input.document, command);
      if (result.ok) show({ document: result.value });
    },
    onSelect: (selection) => show({ selection }),
    onEditLabel: (uuid) => edited.push(uuid),
    onDrawn: () => show({ tool: 'SELECT' }),
  });
  return {
    view,
    show,
    commands,
    edited,
    input: () => input,
    /** True boxes of the shown objects in page mm, for a test that looks for a place to press. */
    boxes: () =>
      input.document.pages[0]?.objects.map((object) => ({ uuid: object.uuid, box: boundsOf(object) })) ?? [],
  };
}

const host = document.getElementById('host');
if (host) window.bench = start(host);
