import { expect, it } from '@jest/globals';
import { fakeScreen } from '../../../test/fakes.js';
import { render, screen } from '@testing-library/react';
import { EditorPart } from '../../../test/editor-part.js';
import { createNewDocument } from '../../new-document.js';
import type { ArtefactState } from '../../ports.js';
import { PublishProgress } from './publish-progress.js';

it('announces the two steps of publishing once each, and not every file', () => {
  fakeScreen(true);
  const document = createNewDocument('de');
  const shown = (states: readonly ArtefactState[]) => (
    <EditorPart document={document}>
      <PublishProgress
        artefacts={states.map((state, index) => ({ format: ['pdf', 'brf'][index] ?? '', state }))}
      />
    </EditorPart>
  );
  const said: (string | null)[] = [];
  const { rerender } = render(shown([]));
  const status = screen.getByRole('status');
  said.push(status.textContent);
  for (const states of [
    ['queued', 'queued'],
    ['running', 'queued'],
    ['done', 'running'],
    ['done', 'done'],
  ] as const) {
    rerender(shown(states));
    if (said.at(-1) !== status.textContent) said.push(status.textContent);
  }
  expect(said).toEqual(['Die Grafik wird gesendet …', 'Dateien werden erzeugt']);
  expect(status.contains(screen.getByRole('list', { name: 'Dateien' }))).toBe(false);
});
