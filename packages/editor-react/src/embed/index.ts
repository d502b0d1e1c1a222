import { defineEditorElement } from './editor-element.js';

export { defineEditorElement, EDITOR_TAG, TastwerkEditorElement } from './editor-element.js';
export type { EmbedEventName, EmbedEvents, EmbedOptions, EmbedPorts } from './embed-options.js';
export { type EditorHandle, mount } from './mount.js';

defineEditorElement();
