import type { Renderings } from '@tastwerk/contracts';
import { describe, expect, it } from '@jest/globals';
import { answer, fakeApi, type FakeRoutes, refusal, stream } from '../../test/fake-api.js';
import { renderingsOf } from '../../test/renderings-data.js';
import { watchRenderings } from './watch-renderings.js';

const STREAM = 'GET /api/variants/7/renderings/events';
const LIST = 'GET /api/variants/7/renderings';

const QUEUED = renderingsOf({ pdf: 'queued' });
const RUNNING = renderingsOf({ pdf: 'running' });
const DONE = renderingsOf({ pdf: 'done' });

async function watch(routes: FakeRoutes, controller = new AbortController()) {
  const calls = fakeApi(routes);
  const seen: Renderings[] = [];
  await watchRenderings({ variantId: 7, versionId: 1 }, (state) => seen.push(state), controller.signal);
  return { calls, seen };
}

describe('watching the files of a version', () => {
  it('hears each state from one stream, until nothing is under way', async () => {
    const { calls, seen } = await watch({ [STREAM]: () => stream([QUEUED, RUNNING, DONE]) });
    expect(seen).toEqual([QUEUED, RUNNING, DONE]);
    expect(calls.map(({ path, query }) => [path, query.get('version_id')])).toEqual([
      ['/api/variants/7/renderings/events', '1'],
    ]);
    expect(calls[0]?.headers.get('accept')).toBe('text/event-stream');
  });

  it('goes on after the last event it heard when the stream breaks', async () => {
    const streams = [stream([QUEUED, RUNNING]), stream([DONE], 3)];
    const { calls, seen } = await watch({ [STREAM]: () => streams.shift() ?? stream([]) });
    expect(seen).toEqual([QUEUED, RUNNING, DONE]);
    expect(calls.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '2']);
  });

  it('asks again and again where no stream comes through', async () => {
    const states = [RUNNING, DONE];
    const { seen } = await watch({
      [STREAM]: () => refusal('SERVICE_UNAVAILABLE'),
      [LIST]: () => answer(states.shift()),
    });
    expect(seen).toEqual([RUNNING, DONE]);
  });

  it('ends when the variant is gone or hidden by now', async () => {
    const { calls, seen } = await watch({ [STREAM]: () => refusal('CATALOGUE_VARIANT_NOT_FOUND') });
    expect([calls.length, seen]).toEqual([1, []]);
  });

  it('ends when nobody wants to know any more', async () => {
    const controller = new AbortController();
    const { seen } = await watch(
      {
        [STREAM]: () => {
          controller.abort();
          return stream([QUEUED]);
        },
      },
      controller,
    );
    expect(seen).toEqual([]);
  });
});
