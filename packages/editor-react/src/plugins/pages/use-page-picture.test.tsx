import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { createBrailleBook } from '@tastwerk/editor-core/braille';
import { act, cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { sampleDocument } from '../../../test/sample-document.js';
import { usePagePicture } from './use-page-picture.js';
import { createEditorStore } from '../../../test/editor-store.js';

const { createObjectURL, revokeObjectURL } = URL;

/** `document` as it is after a change that its first page shows. */
function changed(document: Document): Document {
  return { ...document, pages: document.pages.map((page) => ({ ...page, objects: page.objects.slice(1) })) };
}

describe('usePagePicture', () => {
  let made = 0;
  const released: string[] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    made = 0;
    released.length = 0;
    URL.createObjectURL = () => `blob:${(made += 1)}`;
    URL.revokeObjectURL = (url) => void released.push(url);
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });

  it('makes the first picture at once, and another when the page has rested for a second', async () => {
    const book = createBrailleBook([]);
    const first = sampleDocument();
    const pass = (ms: number) =>
      act(async () => {
        await jest.advanceTimersByTimeAsync(ms);
        // What draws is loaded when it is first needed: once it is here, the hook has it, too.
        await import('@tastwerk/render/svg');
      });
    const store = createEditorStore(first);
    const { result, rerender } = renderHook(({ document }) => usePagePicture(document, 0, book), {
      initialProps: { document: first },
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    });
    expect(result.current).toBeNull();
    await pass(10);
    expect(result.current).toBe('blob:1');

    const second = changed(first);
    rerender({ document: second });
    await pass(900);
    // Changed again before the second was over: it begins anew.
    rerender({ document: changed(second) });
    await pass(990);
    expect(result.current).toBe('blob:1');
    await pass(20);
    expect(result.current).toBe('blob:2');
    expect(made).toBe(2);
    expect(released).toEqual(['blob:1']);
  });
});
