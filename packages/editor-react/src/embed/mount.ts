import type { Document, Engine } from '@tastwerk/editor-core';
import { isDocumentLike } from '../drafts/document-like.js';
import { engineNow } from '../contributions/engine-with.js';
import { createNewDocument } from '../new-document.js';
import type { EditorLanguage } from '../ports.js';
import type { EmbedEventName, EmbedEvents, EmbedOptions, FrameControl } from './embed-options.js';
import { createEventHub } from './event-hub.js';

/** An editor in a partner's page. */
export interface EditorHandle {
  /** Settled when the editor is there; refused when its frame could not be loaded. */
  readonly ready: Promise<void>;
  /** The document as it stands. */
  getDocument(): Document;
  /** Shows another document. What the schema refuses throws a `TypeError` with the places, and changes nothing. */
  setDocument(document: unknown): void;
  setLanguage(language: EditorLanguage): void;
  /** Calls `listener` at every event of this name until the returned function is called. */
  on<N extends EmbedEventName>(name: N, listener: (value: EmbedEvents[N]) => void): () => void;
  /** Runs an action by its id, such as `undo`; false when there is none, or it cannot be done now. */
  run(action: string): boolean;
  /** Takes the editor away; what waits is stored before. */
  unmount(): void;
}

/** The page of the frame lies beside this module, if nothing else is said. The address is kept apart: a bundler must not take the page for a picture. */
const MODULE_ADDRESS = import.meta.url;

const TITLES: Record<EditorLanguage, string> = { de: 'Tastwerk-Editor', en: 'Tastwerk editor' };

function readDocument(engine: Engine, given: unknown): Document {
  if (!isDocumentLike(given)) throw new TypeError('not a Tastwerk document: it has neither a form nor pages');
  const parsed = engine.parse(given);
  if (parsed.ok) return parsed.value.document;
  const places = parsed.error.map(({ code, path }) => `${path.join('.')}: ${code}`);
  throw new TypeError(`not a Tastwerk document: ${places.join('; ')}`);
}

function makeFrame(title: string, address: string | URL): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = String(address);
  frame.allow = 'clipboard-read; clipboard-write; fullscreen';
  // Set one by one: a policy of the page may forbid style attributes.
  Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' });
  return frame;
}

/** The starter in a frame that has loaded. */
function starterIn(frame: HTMLIFrameElement) {
  try {
    return frame.contentWindow?.tastwerkFrame;
  } catch {
    // The frame came from another origin, which may not be spoken to.
    return undefined;
  }
}

/**
 * Puts an editor into `element`, which must have a height. It lives in a frame of its own (ADR 12): neither styles nor ids nor keys of
 * the page and the editor meet. The files of the editor must come from the same origin as the page.
 */
export function mount(element: Element, options: EmbedOptions = {}): EditorHandle {
  const { plugins } = options;
  const engine = engineNow(plugins?.with ?? []);
  if (!engine)
    throw new Error('a plugin of an editor in a frame brings its engine at once, not by loadEngine');
  let language = options.language ?? 'de';
  let document =
    options.document === undefined ? createNewDocument(language) : readDocument(engine, options.document);
  let control: FrameControl | undefined;
  let isGone = false;
  const hub = createEventHub();
  const frame = makeFrame(
    options.title ?? TITLES[language],
    options.frameUrl ?? new URL('frame.html', MODULE_ADDRESS),
  );

  async function start(): Promise<void> {
    const begin = starterIn(frame);
    if (!begin) throw new Error(`the editor could not be loaded from ${frame.src}`);
    const started = await begin({ document, language, ports: options.ports ?? {}, plugins, emit: hub.emit });
    if (isGone) started.unmount();
    else control = started;
  }

  const ready = new Promise<void>((resolve, reject) => {
    frame.addEventListener('load', () => start().then(resolve, reject), { once: true });
  });
  // A page that does not wait for it must not see an unhandled refusal; `ready` still tells it.
  ready.catch(() => undefined);
  hub.on('change', (changed) => {
    document = changed;
  });
  element.append(frame);

  return {
    ready,
    getDocument: () => control?.getDocument() ?? document,
    setDocument: (given) => {
      document = readDocument(engine, given);
      if (control) control.setDocument(document);
      else void ready.then(() => control?.setDocument(document));
    },
    setLanguage: (next) => {
      language = next;
      if (options.title === undefined) frame.title = TITLES[next];
      if (control) control.setLanguage(next);
      else void ready.then(() => control?.setLanguage(language));
    },
    on: hub.on,
    run: (action) => control?.run(action) ?? false,
    unmount: () => {
      if (isGone) return;
      isGone = true;
      if (control) document = control.unmount();
      control = undefined;
      hub.clear();
      frame.remove();
    },
  };
}
