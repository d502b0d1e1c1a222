import type { Document } from '@tastwerk/editor-core';
import type { EditorLanguage } from '../ports.js';
import type { EmbedEventName, EmbedPorts } from './embed-options.js';
import { type EditorHandle, mount } from './mount.js';

const EVENTS: readonly EmbedEventName[] = ['change', 'save', 'publish', 'selection'];

/** The name of the element. */
export const EDITOR_TAG = 'tastwerk-editor';

/**
 * The editor as an element: `<tastwerk-editor language="en" drafts="none" frame-url="/editor/frame.html">`. Properties `document` and `ports` are to be set before it
 * is put into the page, `document` also later. Events are `ready`, and `change`, `save`, `publish`, `selection` with their value in `detail`.
 */
export class TastwerkEditorElement extends HTMLElement {
  static readonly observedAttributes = ['language'];
  #handle: EditorHandle | undefined;
  #document: unknown;
  #ports: EmbedPorts = {};

  /** What the page brings; read when the element is put into it. */
  get ports(): EmbedPorts {
    return this.#ports;
  }

  set ports(ports: EmbedPorts) {
    this.#ports = ports;
  }

  /** Steers the editor while the element is in a page. */
  get handle(): EditorHandle | undefined {
    return this.#handle;
  }

  /** The document as it stands. Setting one shows it; what is no document throws a `TypeError`. */
  get document(): Document | undefined {
    return this.#handle?.getDocument();
  }

  set document(given: unknown) {
    this.#document = given;
    this.#handle?.setDocument(given);
  }

  get language(): EditorLanguage {
    return this.getAttribute('language') === 'en' ? 'en' : 'de';
  }

  set language(language: EditorLanguage) {
    this.setAttribute('language', language);
  }

  connectedCallback(): void {
    if (this.#handle) return;
    this.#takeEarlyProperties();
    if (getComputedStyle(this).display === 'inline') this.style.display = 'block';
    const drafts = this.getAttribute('drafts') === 'none' ? 'none' : 'browser';
    const frameUrl = this.getAttribute('frame-url');
    const handle = mount(this, {
      ...(frameUrl === null ? {} : { frameUrl }),
      ...(this.#document === undefined ? {} : { document: this.#document }),
      language: this.language,
      ports: { drafts, ...this.#ports },
    });
    this.#handle = handle;
    for (const name of EVENTS) {
      handle.on(name, (detail) => void this.dispatchEvent(new CustomEvent(name, { detail })));
    }
    handle.ready.then(
      () => void this.dispatchEvent(new CustomEvent('ready')),
      (error: unknown) => void this.dispatchEvent(new ErrorEvent('error', { error })),
    );
  }

  disconnectedCallback(): void {
    this.#document = this.#handle?.getDocument();
    this.#handle?.unmount();
    this.#handle = undefined;
  }

  /** What a page sets before this module has arrived lies on the element and hides our properties: it is set again through them. */
  #takeEarlyProperties(): void {
    for (const name of ['document', 'ports', 'language'] as const) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      if (!early) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early.value);
    }
  }

  attributeChangedCallback(name: string): void {
    if (name === 'language') this.#handle?.setLanguage(this.language);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tastwerk-editor': TastwerkEditorElement;
  }
}

/** Makes `<tastwerk-editor>` known to the page; more than once does no harm. */
export function defineEditorElement(): void {
  if (!customElements.get(EDITOR_TAG)) customElements.define(EDITOR_TAG, TastwerkEditorElement);
}
