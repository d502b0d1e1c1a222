import { afterEach, describe, expect, it } from '@jest/globals';
import { createNewDocument } from '../new-document.js';
import { defineEditorElement, EDITOR_TAG } from './editor-element.js';
import type { FrameControl } from './embed-options.js';
import { type EditorHandle, mount } from './mount.js';

describe('mount', () => {
  const handles: EditorHandle[] = [];
  afterEach(() => {
    for (const handle of handles.splice(0)) handle.unmount();
    document.body.replaceChildren();
  });
  const mounted = (...given: Parameters<typeof mount>) => {
    const handle = mount(...given);
    handles.push(handle);
    return handle;
  };
  const frame = () => document.querySelector('iframe');

  it('puts a named frame into the element and takes it away again', () => {
    const handle = mounted(document.body, { language: 'en' });
    expect(frame()?.title).toBe('Tastwerk editor');
    expect(frame()?.src).toMatch(/frame\.html$/);
    handle.setLanguage('de');
    expect(frame()?.title).toBe('Tastwerk-Editor');
    handle.unmount();
    expect(frame()).toBeNull();
  });

  it('loads the page of the frame from where it is told', () => {
    mounted(document.body, { frameUrl: '/editor/frame.html' });
    expect(frame()?.src).toBe(new URL('/editor/frame.html', document.baseURI).href);
  });

  it('knows its document before the editor is there, and one that is set', () => {
    const first = { ...createNewDocument('en'), graphicTitle: 'Clock' };
    const handle = mounted(document.body, { document: first });
    expect(handle.getDocument()).toEqual(first);
    handle.setDocument({ ...first, graphicTitle: 'Bell' });
    expect(handle.getDocument().graphicTitle).toBe('Bell');
    expect(handle.run('undo')).toBe(false);
  });

  it('refuses what is no document with the places, and keeps what it has', () => {
    const first = createNewDocument('de');
    const handle = mounted(document.body, { document: first });
    expect(() => handle.setDocument({ ...first, system: 'XX' })).toThrow(/system: DOCUMENT_INVALID_VALUE/);
    expect(handle.getDocument()).toEqual(first);
    for (const other of ['clock', {}, { name: 'a package', version: '1.0.0' }, null]) {
      expect(() => mounted(document.body, { document: other })).toThrow(TypeError);
    }
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('refuses `ready` when the frame holds no editor', async () => {
    const handle = mounted(document.body);
    frame()?.dispatchEvent(new Event('load'));
    await expect(handle.ready).rejects.toThrow(/could not be loaded/);
  });

  it('ends an editor that comes up only after it was taken away', async () => {
    let isEnded = false;
    const control: FrameControl = {
      getDocument: () => createNewDocument('de'),
      setDocument: () => undefined,
      setLanguage: () => undefined,
      run: () => false,
      unmount: () => {
        isEnded = true;
        return createNewDocument('de');
      },
    };
    const handle = mounted(document.body);
    Object.assign(frame()?.contentWindow ?? {}, { tastwerkFrame: () => Promise.resolve(control) });
    frame()?.dispatchEvent(new Event('load'));
    handle.unmount();
    await handle.ready;
    expect(isEnded).toBe(true);
  });
});

describe('<tastwerk-editor>', () => {
  afterEach(() => document.body.replaceChildren());

  it('mounts with its attributes and properties, and keeps its document when it moves', () => {
    defineEditorElement();
    const element = document.createElement(EDITOR_TAG);
    const given = { ...createNewDocument('en'), graphicTitle: 'Clock' };
    element.language = 'en';
    element.document = given;
    document.body.append(element);
    expect(element.querySelector('iframe')?.title).toBe('Tastwerk editor');
    element.remove();
    expect(element.querySelector('iframe')).toBeNull();
    document.body.append(element);
    expect(element.document).toEqual(given);
    element.setAttribute('language', 'de');
    expect(element.querySelector('iframe')?.title).toBe('Tastwerk-Editor');
  });

  it('loads the page of the frame from its attribute', () => {
    defineEditorElement();
    const element = document.createElement(EDITOR_TAG);
    element.setAttribute('frame-url', '/editor/frame.html');
    document.body.append(element);
    expect(element.querySelector('iframe')?.getAttribute('src')).toBe('/editor/frame.html');
  });

  it('takes what a page set on it before it was known', () => {
    const given = { ...createNewDocument('en'), graphicTitle: 'Early' };
    const onLeave = () => undefined;
    const early = document.createElement(EDITOR_TAG);
    // As on an element that is upgraded only now: its own fields hide those of the class.
    for (const [name, value] of Object.entries({ document: given, ports: { onLeave }, language: 'en' }))
      Object.defineProperty(early, name, { configurable: true, enumerable: true, writable: true, value });
    document.body.append(early);
    expect(early.document).toEqual(given);
    expect(Object.keys(early)).toEqual([]);
    expect(early.ports.onLeave).toBe(onLeave);
    expect(early.getAttribute('language')).toBe('en');
    expect(() => {
      early.document = 'clock';
    }).toThrow(TypeError);
  });
});
