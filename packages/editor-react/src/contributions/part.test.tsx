import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { createEditorStore } from '../../test/editor-store.js';
import { fakeUser } from '../../test/fake-user.js';
import { renderPanel } from '../../test/render-panel.js';
import { fakeCanvas, fakeScreen } from '../../test/fakes.js';
import { createNewDocument } from '../new-document.js';
import { useEditor } from '../state/editor-context.js';
import { type AttachedPart, lazyPart } from './part.js';
import { PartView } from './part-view.js';

const show = (part: Parameters<typeof PartView<{ name: string }>>[0]['part'], name = 'Uhr') => {
  fakeScreen(true);
  return renderPanel(<PartView part={part} props={{ name }} />, createEditorStore(createNewDocument('de')));
};

const Named = ({ name }: { readonly name: string }) => <p>{name}</p>;

describe('a part that is loaded when it is shown', () => {
  afterEach(cleanup);

  it('says that it is loading, and then shows what was loaded', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    show(lazyPart(() => arrived.then(() => Named)));
    expect(screen.getByRole('status')).toBeDefined();
    await act(async () => {
      arrive();
      await arrived;
    });
    expect(screen.getByText('Uhr')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows nothing until then where it is quiet, and itself at once when it was loaded before', async () => {
    const quiet = lazyPart(() => Promise.resolve(Named), { isQuiet: true });
    show(quiet);
    expect(screen.queryByRole('status')).toBeNull();
    await screen.findByText('Uhr');
    cleanup();
    show(quiet);
    expect(screen.getByText('Uhr')).toBeDefined();
  });

  it('says when it could not be loaded, and loads again on wish', async () => {
    let isOnline = false;
    const load = jest.fn(() => (isOnline ? Promise.resolve(Named) : Promise.reject(new Error('offline'))));
    show(lazyPart(load));
    expect((await screen.findByRole('alert')).textContent).toContain('konnte nicht geladen werden');
    isOnline = true;
    await fakeUser().click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByText('Uhr')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

/** Gives its part another name on a click. */
function Renamed({ part }: { readonly part: AttachedPart<{ name: string }> }) {
  const [name, setName] = useState('Uhr');
  return (
    <>
      <button type="button" onClick={() => setName('Turm')}>
        umbenennen
      </button>
      <PartView part={part} props={{ name }} />
    </>
  );
}

/** Shows a part, and brings the drawing area on a click. */
function WithDrawing({ part: given }: { readonly part: AttachedPart<{ name: string }> }) {
  const { setView } = useEditor();
  const [part] = useState(() => given);
  return (
    <>
      <button type="button" onClick={() => setView(fakeCanvas().view())}>
        zeichnen
      </button>
      <PartView part={part} props={{ name: 'Uhr' }} />
    </>
  );
}

describe('a part without React', () => {
  afterEach(cleanup);

  it('attaches itself, is told of changes, reaches the editor and is removed', async () => {
    const remove = jest.fn();
    const ran: boolean[] = [];
    const part: AttachedPart<{ name: string }> = {
      attach: (element, { run, t, store }, { name }) => {
        const write = (text: string) => {
          element.textContent = `${t('editor:part.retry')}: ${text}`;
        };
        write(name);
        ran.push(run('preview'), run('nothing'));
        expect(store.getState().workspace.view).toBe('preview');
        return { update: (props) => write(props.name), remove };
      },
    };
    fakeScreen(true);
    const store = createEditorStore(createNewDocument('de'));
    const { unmount } = renderPanel(<Renamed part={part} />, store);
    expect(screen.getByText('Noch einmal versuchen: Uhr')).toBeDefined();
    expect(ran).toEqual([true, false]);
    await fakeUser().click(screen.getByRole('button', { name: 'umbenennen' }));
    expect(screen.getByText('Noch einmal versuchen: Turm')).toBeDefined();
    act(() => unmount());
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('stays attached when the drawing area comes', () => {
    const attach = jest.fn<AttachedPart<{ name: string }>['attach']>(() => ({ remove: () => undefined }));
    fakeScreen(true);
    const store = createEditorStore(createNewDocument('de'));
    renderPanel(<WithDrawing part={{ attach }} />, store);
    act(() => screen.getByRole('button', { name: 'zeichnen' }).click());
    expect(attach).toHaveBeenCalledTimes(1);
  });
});
