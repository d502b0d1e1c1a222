import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Document, ok } from '@tastwerk/editor-core';
import type { BrailleRequest, BrailleResult } from '@tastwerk/editor-core/braille';
import { createNewDocument } from '../new-document.js';
import { newUuid } from '../base/new-uuid.js';
import { BRAILLE_DELAY_MS, type BrailleState, createBrailleSession } from './braille-session.js';
import { applyCommand, createObject } from '@tastwerk/editor-core/standard';
import { kinds } from '@tastwerk/editor-core/standard';

const LABEL = newUuid();
const blank = createNewDocument('de');

function labelled(text: string): Document {
  const objects = [createObject('label', { uuid: LABEL, text })];
  const result = applyCommand(blank, { type: 'add-objects', pageUuid: blank.pages[0]?.uuid, objects });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** An engine that answers when it is told to, and cannot write "漢". */
function slowEngine() {
  const open: (() => void)[] = [];
  const asked: string[] = [];
  const answer = ({ text }: BrailleRequest): BrailleResult =>
    text.includes('漢')
      ? { ok: false, error: { code: 'BRAILLE_UNTRANSLATABLE', character: '漢', index: text.indexOf('漢') } }
      : ok({ cells: [...text].map(() => 1), sourceIndex: [...text].map((_, index) => index) });
  return {
    asked,
    /** Lets the oldest open question have its answer. */
    release: async () => {
      open.shift()?.();
      await jest.advanceTimersByTimeAsync(0);
    },
    translate: (requests: readonly BrailleRequest[]) => {
      asked.push(...requests.map(({ text }) => text));
      return new Promise<readonly BrailleResult[]>((resolve) => {
        open.push(() => resolve(requests.map(answer)));
      });
    },
  };
}

function setUp() {
  const engine = slowEngine();
  const states: BrailleState[] = [];
  const session = createBrailleSession(kinds, engine, (state) => states.push(state));
  return { engine, session, states };
}

describe('createBrailleSession', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('asks once typing rests, for the last text alone', async () => {
    const { engine, session, states } = setUp();
    session.change(labelled('D'));
    session.change(labelled('Di'));
    await jest.advanceTimersByTimeAsync(BRAILLE_DELAY_MS);
    expect(engine.asked).toEqual(['Di']);
    await engine.release();
    expect(states.at(-1)?.isPending).toBe(false);
    expect(states.at(-1)?.book.get('Di', 'DE:VOLL')?.ok).toBe(true);
  });

  it('asks a translator that keeps nothing for a line once, in each system', async () => {
    const { engine, session, states } = setUp();
    const translate = async (document: Document) => {
      const translated = session.translate(document);
      await engine.release();
      return translated;
    };
    await translate(labelled('alt'));
    await translate(labelled('neu'));
    await translate(labelled('alt'));
    expect(engine.asked).toEqual(['alt', 'neu']);
    await translate({ ...labelled('alt'), system: 'DE:KURZ' });
    expect(engine.asked).toEqual(['alt', 'neu', 'alt']);
    expect(states.at(-1)?.book.get('alt', 'DE:KURZ')?.ok).toBe(true);
  });

  it('does not show an answer that comes after a newer change', async () => {
    const { engine, session, states } = setUp();
    session.change(labelled('alt'));
    await jest.advanceTimersByTimeAsync(BRAILLE_DELAY_MS);
    session.change(labelled('neu'));
    await jest.advanceTimersByTimeAsync(BRAILLE_DELAY_MS);
    await engine.release();
    expect(states.at(-1)?.book.get('alt', 'DE:VOLL')).toBeUndefined();
    await engine.release();
    expect(states.at(-1)?.book.get('neu', 'DE:VOLL')?.ok).toBe(true);
  });

  it('keeps the book when a change needs no other braille, so that nothing is drawn again', async () => {
    const { engine, session, states } = setUp();
    const document = labelled('Haus');
    session.change(document);
    await jest.advanceTimersByTimeAsync(BRAILLE_DELAY_MS);
    await engine.release();
    const book = states.at(-1)?.book;
    const moved = applyCommand(document, { type: 'move-objects', uuids: [LABEL], dx: 1, dy: 0 });
    if (moved.ok) session.change(moved.value);
    await jest.advanceTimersByTimeAsync(BRAILLE_DELAY_MS);
    expect(states.at(-1)).toMatchObject({ isPending: false });
    expect(states.at(-1)?.book).toBe(book);
  });

  it('shows another book when words begin to be divided', async () => {
    const { engine, session } = setUp();
    const braillePages = { ...blank.braillePages, content: 'Haus' };
    const whole = session.translate({ ...blank, braillePages: { ...braillePages, hyphenation: false } });
    await engine.release();
    expect((await whole).book.hyphenator).toBeUndefined();
    const divided = await session.translate({ ...blank, braillePages });
    expect(divided.book.hyphenator).toBeDefined();
    expect(divided.book.get('Haus', 'DE:VOLL')?.ok).toBe(true);
  });

  it('names the label and the character that cannot be written', async () => {
    const { engine, session } = setUp();
    const translated = session.translate(labelled('a漢'));
    await engine.release();
    const { failures } = await translated;
    expect(failures).toEqual([
      expect.objectContaining({
        uuid: LABEL,
        failure: { code: 'BRAILLE_UNTRANSLATABLE', character: '漢', index: 1 },
      }),
    ]);
  });
});
