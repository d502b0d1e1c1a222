import { describe, expect, it } from '@jest/globals';
import { OUTLINE_ISSUES } from '../../texts/outline-texts.js';
import { readFlow } from './read-flow.js';

const read = (...lines: string[]) => readFlow(lines.join('\n'));

function issueOf(...lines: string[]) {
  const flow = read(...lines);
  if (flow.ok) throw new Error('nothing is wrong');
  return flow.error;
}

describe('an outline of a flow chart', () => {
  it('names boxes by their words, in German and English', () => {
    const flow = read('Start', 'Schritt: Lesen', 'Frage: Gut', '  ja: Nehmen', '  nein: ', 'Stopp');
    const english = read('Begin: Here', 'Read', 'Good?', '  yes -> Take', '  no ->', 'End: There');
    if (!flow.ok || !english.ok) throw new Error('not read');
    expect(flow.value.boxes.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'start Start',
      'step Lesen',
      'question Gut',
      'step Nehmen',
      'end Stopp',
    ]);
    expect(english.value.boxes.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'start Here',
      'step Read',
      'question Good?',
      'step Take',
      'end There',
    ]);
  });

  it('reads chains of arrows, and a name that is known as the way to its box', () => {
    const flow = read('Start -> Read -> Done?', '  yes -> End', '  no -> Count → Read');
    if (!flow.ok) throw new Error('not read');
    const [, , question] = flow.value.main.items;
    expect(flow.value.boxes.map(({ text }) => text)).toEqual(['Start', 'Read', 'Done?', 'End', 'Count']);
    expect(question?.answers.map(({ way }) => way.jump)).toEqual([null, 1]);
  });

  it('takes a jump to what follows anyway as none', () => {
    const flow = read('A?', '  yes -> B -> C', '  no -> D', 'C', 'End');
    if (!flow.ok) throw new Error('not read');
    expect(flow.value.main.items[0]?.answers.map(({ way }) => way.jump)).toEqual([null, null]);
    expect(flow.value.boxes).toHaveLength(5);
  });

  it('says what is wrong and where', () => {
    expect(issueOf('')).toMatchObject({ code: 'outline-empty' });
    expect(issueOf('A?', '    yes -> B', '  no -> C')).toMatchObject({
      code: 'outline-indent',
      params: { line: 3 },
    });
    expect(issueOf('A', '  B')).toMatchObject({ code: 'flow-indent', params: { line: 2, column: 3 } });
    expect(issueOf('A?', '  yes -> B')).toMatchObject({
      code: 'flow-answers',
      params: { line: 1, text: 'A?' },
    });
    expect(issueOf('A', 'B -> -> C')).toMatchObject({ code: 'flow-arrow', params: { line: 2, column: 6 } });
    expect(issueOf('A?', '  yes -> B', '  no -> back to: X', 'C')).toMatchObject({
      code: 'flow-target',
      params: { line: 3, column: 9, text: 'X' },
    });
    expect(issueOf('A', 'End', 'B')).toMatchObject({
      code: 'flow-unreachable',
      params: { line: 3, text: 'B' },
    });
    expect(issueOf('A?', '  yes -> B', '  no ->')).toMatchObject({
      code: 'flow-leads-nowhere',
      params: { line: 3 },
    });
    expect(issueOf(...Array.from({ length: 41 }, (_, index) => `Step ${index}`))).toMatchObject({
      code: 'flow-boxes',
      params: { line: 41, most: 40 },
    });
  });

  it('has a sentence in both languages for what it finds, with the values that it gives', () => {
    const found = [issueOf('A', '  B'), issueOf('A?', '  yes -> B'), issueOf('A', 'End', 'B')];
    for (const { code, params } of found) {
      const sentences = OUTLINE_ISSUES[code as keyof typeof OUTLINE_ISSUES];
      for (const sentence of [sentences.de, sentences.en]) {
        const names = Array.from(sentence.matchAll(/\{(\w+)\}/gu), ([, name]) => name ?? '');
        expect(names.filter((name) => !Object.hasOwn(params, name))).toEqual([]);
      }
    }
  });
});
