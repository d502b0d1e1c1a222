import type { Document } from '@tastwerk/editor-core';
import type { PluginChoice } from '../contributions/plugin-choice.js';
import type { EditorLanguage, EditorPorts, PublishOutcome } from '../ports.js';

/** What a partner's page may bring; everything has a default that works without our server. */
export interface EmbedPorts extends Partial<
  Pick<
    EditorPorts,
    | 'translate'
    | 'publish'
    | 'tags'
    | 'download'
    | 'onLogin'
    | 'onLeave'
    | 'onOpenDocument'
    | 'onOpenPublished'
  >
> {
  /** Where drafts are kept: in this browser, nowhere (the page keeps them, told by `save`), or in a store of the page's own. */
  readonly drafts?: 'browser' | 'none' | EditorPorts['drafts'];
}

/** What `mount` is told. */
export interface EmbedOptions {
  /** The document to start with, in any form that can be read; absent, a blank one. */
  readonly document?: unknown;
  readonly language?: EditorLanguage;
  readonly ports?: EmbedPorts;
  /**
   * Which plugins the editor has. Parts of plugins of the page attach themselves to an element (`attach`): the frame has a React of its
   * own.
   */
  readonly plugins?: PluginChoice;
  /** Accessible name of the editor's frame; absent, it is named in the editor's language. */
  readonly title?: string;
  /**
   * Address of `frame.html`, from the page's own origin; absent, it lies beside this module. Needed where a bundler has moved this module
   * away from the folder `dist/partner`.
   */
  readonly frameUrl?: string | URL;
}

/** What a page can listen to, and what it is told. */
export interface EmbedEvents {
  /** The document has changed, by a command or by `setDocument`. */
  readonly change: Document;
  /** The draft was stored, at most every three seconds; with drafts `'none'` this is the moment to keep it. */
  readonly save: Document;
  readonly publish: PublishOutcome;
  /** Ids of the selected objects. */
  readonly selection: readonly string[];
}

/** A name of {@link EmbedEvents}. */
export type EmbedEventName = keyof EmbedEvents;

/** Tells one event. */
export type EmbedEmit = <N extends EmbedEventName>(name: N, value: EmbedEvents[N]) => void;

/** The editor in its frame, as the page around it steers it. */
export interface FrameControl {
  getDocument(): Document;
  setDocument(document: Document): void;
  setLanguage(language: EditorLanguage): void;
  /** Runs an action by its id; false when there is none, or it cannot be done now. */
  run(action: string): boolean;
  /** Ends the editor, with what is being typed in its fields; answers with the document as it stood at last. */
  unmount(): Document;
}

/** What the page hands to its frame. */
export interface FrameOptions {
  readonly document: Document;
  readonly language: EditorLanguage;
  readonly ports: EmbedPorts;
  readonly plugins?: PluginChoice | undefined;
  readonly emit: EmbedEmit;
}

declare global {
  interface Window {
    /** In the frame of an embedded editor: starts it. Answers once the editor can be steered. */
    tastwerkFrame?: (options: FrameOptions) => Promise<FrameControl>;
  }
}
