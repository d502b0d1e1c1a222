import { type Document, openDocument } from '@tastwerk/editor-core';
import '@tastwerk/ui/tokens.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { chosenContributions } from '../chosen-plugins.js';
import { Editor } from '../editor.js';
import { documentOf } from '../state/selectors.js';
import type { EditorLanguage, EditorSteering } from '../ports.js';
import type { FrameControl, FrameOptions } from './embed-options.js';
import './frame.css';
import { framePorts } from './frame-ports.js';

/** Starts the editor in the frame of a partner's page. */
async function startFrame({
  document: first,
  language: start,
  ports: given,
  plugins,
  emit,
}: FrameOptions): Promise<FrameControl> {
  const place = window.document.getElementById('root');
  if (!place) throw new Error('frame.html has no #root');
  const root = createRoot(place);
  const { ports, dispose } = framePorts(given, emit);
  let document: Document = first;
  let language: EditorLanguage = start;
  let steering: EditorSteering | null = null;
  let forget: (() => void) | undefined;

  // A choice that makes no editor is told to the page, not thrown while rendering.
  chosenContributions(plugins);
  return new Promise((resolve) => {
    const control: FrameControl = {
      getDocument: () => (steering ? documentOf(steering.store.getState()) : document),
      setDocument: (next) => {
        document = next;
        const store = steering?.store;
        if (store && documentOf(store.getState()).uuid === next.uuid) store.dispatch(openDocument(next));
        else {
          render();
          emit('change', next);
        }
      },
      setLanguage: (next) => {
        language = next;
        render();
      },
      run: (id) => steering?.run(id) ?? false,
      unmount: () => {
        // What is being typed belongs to the document once its field is left.
        const { activeElement } = window.document;
        if (activeElement instanceof HTMLElement) flushSync(() => activeElement.blur());
        const last = control.getDocument();
        void steering?.flush();
        root.unmount();
        dispose();
        return last;
      },
    };

    /** Tells what is selected while one store is in use. */
    const onSteering = (next: EditorSteering | null) => {
      forget?.();
      forget = undefined;
      steering = next;
      if (!next) return;
      let selected = next.store.getState().session.selectedUuids;
      forget = next.store.subscribe(() => {
        const present = next.store.getState().session.selectedUuids;
        if (present === selected) return;
        selected = present;
        emit('selection', present);
      });
      resolve(control);
    };
    const framed = { ...ports, onSteering };

    function render(): void {
      window.document.documentElement.lang = language;
      root.render(
        <Editor
          document={document}
          ports={framed}
          language={language}
          plugins={plugins}
          onChange={(changed) => emit('change', changed)}
        />,
      );
    }
    render();
  });
}

window.tastwerkFrame = startFrame;
