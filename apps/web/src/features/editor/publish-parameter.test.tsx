import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { usePublishParameter } from './publish-parameter.js';

it('the publish dialog is open with the first document that is shown, and not again', () => {
  const seen: boolean[] = [];
  const { result, rerender } = renderHook(
    ({ isShown }: { readonly isShown: boolean }) => {
      seen.push(usePublishParameter(isShown));
      return useLocation().search;
    },
    {
      initialProps: { isShown: false },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <MemoryRouter initialEntries={['/editor/app?draft=7&publish=1']}>{children}</MemoryRouter>
      ),
    },
  );
  expect([result.current, seen]).toEqual(['?draft=7&publish=1', [true]]);
  rerender({ isShown: true });
  expect([result.current, seen]).toEqual(['?draft=7', [true, true, false]]);
});
