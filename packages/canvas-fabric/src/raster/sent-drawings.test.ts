import { describe, expect, it } from '@jest/globals';
import type { Drawing } from './packed-drawings.js';
import { createNumbers, createReceiver, createSender } from './sent-drawings.js';

function drawing(text: string): Drawing {
  const line = { origin: { x: 0, y: 0 }, angle: 0, sizeMm: 5, widthMm: 9, ink: '000000' };
  return [{ type: 'text', layer: 'print', objectId: null, text, ...line }];
}

const [first, second, third] = [drawing('first'), drawing('second'), drawing('third')];

describe('drawings that are sent to a worker', () => {
  it('arrive in their order, and what they draw is said once', () => {
    const send = createSender(createNumbers());
    const receive = createReceiver();
    const seen = receive(send([first, second]));
    expect(seen).toEqual([first, second]);
    const again = send([third, second, first]);
    expect(again.fresh.words).toEqual(['third']);
    const received = receive(again);
    expect(received).toEqual([third, second, first]);
    expect(received[2]).toBe(seen[0]);
  });

  it('are told anew when a worker would keep too many', () => {
    const send = createSender(createNumbers());
    const receive = createReceiver();
    receive(send(Array.from({ length: 20_001 }, (_, index) => drawing(`${index}`))));
    const [filler, ...others] = receive(send([first, second]));
    expect([filler, ...others]).toEqual([first, second]);
    const sent = send([second, third]);
    expect([sent.isAnew, sent.fresh.words]).toEqual([false, ['third']]);
    expect(receive(sent)).toEqual([second, third]);
  });

  it('have the same number for every worker', () => {
    const numberOf = createNumbers();
    const [one, other] = [createSender(numberOf), createSender(numberOf)];
    one([first]);
    expect([...other([second, first]).numbers]).toEqual([2, 1]);
  });
});
