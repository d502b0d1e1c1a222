import { afterEach, describe, expect, it } from '@jest/globals';
import { createEventHub } from './event-hub.js';

describe('the events of an embedded editor', () => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'reportError');
  afterEach(() => {
    if (original) Object.defineProperty(globalThis, 'reportError', original);
    else Reflect.deleteProperty(globalThis, 'reportError');
  });

  it('reach every listener of their name until it lets go', () => {
    const hub = createEventHub();
    const heard: string[] = [];
    const forget = hub.on('selection', (ids) => heard.push(`one ${ids.join()}`));
    hub.on('selection', (ids) => heard.push(`two ${ids.join()}`));
    hub.emit('selection', ['a']);
    forget();
    hub.emit('selection', ['b']);
    hub.clear();
    hub.emit('selection', ['c']);
    expect(heard).toEqual(['one a', 'two a', 'two b']);
  });

  it('go on after a listener that throws, whose error is reported', () => {
    const reported: unknown[] = [];
    const reportError = (error: unknown) => void reported.push(error);
    Object.defineProperty(globalThis, 'reportError', { configurable: true, value: reportError });
    const hub = createEventHub();
    const heard: string[] = [];
    hub.on('selection', () => {
      throw new Error('of the page');
    });
    hub.on('selection', () => void heard.push('still'));
    hub.emit('selection', []);
    expect(heard).toEqual(['still']);
    expect(reported).toHaveLength(1);
  });
});
