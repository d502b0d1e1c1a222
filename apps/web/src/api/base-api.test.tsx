import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { answer, fakeApi } from '../../test/fake-api.js';
import { useTagsQuery } from '../features/catalogue/catalogue-api.js';
import { createStore } from '../store.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('an answer is used again for a minute, and asked for anew after it', async () => {
  const calls = fakeApi({ 'GET /api/tags': () => answer([]) });
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const visit = async () => {
    const { result, unmount } = renderHook(() => useTagsQuery(), { wrapper });
    await waitFor(() => expect(result.current).toMatchObject({ isSuccess: true, isFetching: false }));
    unmount();
  };
  await visit();
  act(() => jest.advanceTimersByTime(59_000));
  await visit();
  expect(calls).toHaveLength(1);
  act(() => jest.advanceTimersByTime(61_000));
  await visit();
  expect(calls).toHaveLength(2);
});
