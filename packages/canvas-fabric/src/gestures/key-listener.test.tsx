import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { listenForKeys } from './key-listener.js';

describe('listenForKeys', () => {
  const host = document.createElement('div');
  const input = document.createElement('input');
  const port = {
    host,
    onEscape: jest.fn(() => true),
    onEnter: jest.fn(() => false),
    onBackspace: jest.fn(() => false),
    onSpace: jest.fn<(isDown: boolean) => void>(),
  };
  const elsewhere = jest.fn();
  let stop = () => undefined as void;

  const press = (target: EventTarget, key: string, type = 'keydown') => {
    const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  beforeEach(() => {
    jest.clearAllMocks();
    host.tabIndex = 0;
    document.body.replaceChildren(host, input);
    document.body.addEventListener('keydown', elsewhere);
    stop = listenForKeys(port);
  });
  afterEach(() => {
    stop();
    document.body.removeEventListener('keydown', elsewhere);
  });

  it('keeps a key that a gesture used from everyone else', () => {
    expect(press(host, 'Escape')).toBe(true);
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('leaves a key that no gesture used to the host', () => {
    expect(press(host, 'Enter')).toBe(false);
    expect(port.onEnter).toHaveBeenCalledTimes(1);
    expect(elsewhere).toHaveBeenCalledTimes(1);
  });

  it('does not listen to typing', () => {
    press(input, 'Escape');
    press(input, ' ');
    press(input, 'Backspace');
    expect(port.onEscape).not.toHaveBeenCalled();
    expect(port.onSpace).not.toHaveBeenCalled();
    expect(port.onBackspace).not.toHaveBeenCalled();
  });

  it('tells once that the space bar is held, and when it is not', () => {
    press(host, ' ');
    press(host, ' ');
    press(host, ' ', 'keyup');
    expect(port.onSpace.mock.calls).toEqual([[true], [false]]);
  });

  it('lets the space bar go when the window loses the keyboard', () => {
    press(host, ' ');
    window.dispatchEvent(new Event('blur'));
    expect(port.onSpace).toHaveBeenLastCalledWith(false);
  });

  it('is silent after the end', () => {
    stop();
    press(host, 'Escape');
    expect(port.onEscape).not.toHaveBeenCalled();
  });
});
