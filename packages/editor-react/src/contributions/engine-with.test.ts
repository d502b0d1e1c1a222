import { describe, expect, it } from '@jest/globals';
import { definePlugin } from '@tastwerk/editor-core';
import { standardEngine } from '@tastwerk/editor-core/standard';
import { engineNow, loadEngineWith } from './engine-with.js';

const clock = definePlugin({ id: 'clock', version: '1.0.0' });

describe('the engine of an editor', () => {
  it('is the standard one, and the same one, without halves of plugins', async () => {
    const plugins = [{ id: 'a' }];
    expect(engineNow(plugins)).toBe(standardEngine);
    expect(await loadEngineWith(plugins)).toBe(standardEngine);
  });

  it('has halves that are there at once', () => {
    const plugins = [{ id: 'clock', engine: clock }];
    expect(engineNow(plugins)?.plugins).toContain(clock);
    expect(engineNow(plugins)).toBe(engineNow(plugins));
  });

  it('waits for halves that have yet to be loaded, and loads them once', async () => {
    let loads = 0;
    const loadEngine = async () => {
      loads += 1;
      return clock;
    };
    const plugins = [{ id: 'clock', loadEngine }];
    expect(engineNow(plugins)).toBeUndefined();
    const [one, other] = [loadEngineWith(plugins), loadEngineWith(plugins)];
    expect((await one).plugins).toContain(clock);
    expect(await other).toBe(await one);
    expect(engineNow(plugins)).toBe(await one);
    await loadEngineWith(plugins);
    expect(loads).toBe(2);
  });
});
