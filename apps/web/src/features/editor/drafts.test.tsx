import 'fake-indexeddb/auto';
import { expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

it('the drafts are read before anybody asks for their list', async () => {
  const open = jest.spyOn(indexedDB, 'open');
  await import('./drafts.js');
  await waitFor(() => expect(open.mock.calls.map(([name]) => name)).toContain('db'));
});
