import { type CanvasView, createCanvasView } from '@tastwerk/canvas-fabric';
import { Editor, type EditorPorts } from '@tastwerk/editor-react';
import { fail, ok } from '@tastwerk/editor-core';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource/atkinson-hyperlegible-next/400.css';
import '@tastwerk/ui/tokens.css';
import { mixedDocument, uuidOf } from './mixed-document.js';
import { createBlankDocument } from '@tastwerk/editor-core/standard';

declare global {
  interface Window {
    /** The drawing area of the editor: where its labels lie, and whether all is drawn. */
    view: CanvasView;
    /** Ids of the labels of the document, the lowest first. */
    labels: readonly string[];
  }
}

/** An editor that keeps nothing and writes a cell for every letter: what is measured is the editor's own work. */
const ports: EditorPorts = {
  translate: {
    translate: (requests) =>
      Promise.resolve(
        requests.map(({ text }) =>
          ok({ cells: [...text].map(() => 1), sourceIndex: [...text].map((_, index) => index) }),
        ),
      ),
  },
  drafts: {
    list: () => Promise.resolve(ok([])),
    get: () => Promise.resolve(fail({ code: 'DRAFT_NOT_FOUND', issues: [] })),
    put: () => Promise.resolve(ok(null)),
    delete: () => Promise.resolve(ok(null)),
  },
  publish: null,
  canvasFactory(element, options) {
    window.view = createCanvasView(element, options);
    return window.view;
  },
  onLeave: () => undefined,
  onPublished: () => undefined,
};

const host = document.getElementById('host');
const parameters = new URLSearchParams(window.location.search);
const count = Number(parameters.get('objects') ?? 1000);
const language = parameters.get('language') === 'de' ? 'de' : 'en';
const blank = createBlankDocument({ uuid: uuidOf(0xffffff), pageUuid: uuidOf(0xfffffe), language });
if (host) {
  const shown = count > 0 ? mixedDocument(count) : blank;
  window.labels = (shown.pages[0]?.objects ?? []).flatMap(({ type, uuid }) =>
    type === 'label' ? [uuid] : [],
  );
  createRoot(host).render(createElement(Editor, { document: shown, ports, language }));
}
