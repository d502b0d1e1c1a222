import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Document, undo } from '@tastwerk/editor-core';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { titledDocument } from '../../../test/faulty-document.js';
import { renderPanel } from '../../../test/render-panel.js';
import { newUuid } from '../../base/new-uuid.js';
import { documentOf } from '../../state/selectors.js';
import { ProofingDock } from './proofing-dock.js';
import { useProofing } from './proofing-context.js';
import { ProofingStatus } from './proofing-status.js';
import { createObject } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../../test/editor-store.js';

/** Two lines that are too thin, each of another width, so that they are found apart. */
function thinLines(): Document {
  const line = (y: number, borderWidth: number) =>
    createObject('line', { uuid: newUuid(), x: 40, y, dx: 80, dy: 0, borderWidth });
  return titledDocument('de', [line(80, 0.5), line(120, 0.3)]);
}

/** As the workspace shows it. */
function DockWhileOpen() {
  return useProofing().isOpen ? <ProofingDock /> : null;
}

async function openDock() {
  const store = createEditorStore(thinLines());
  renderPanel(
    <>
      <ProofingStatus />
      <DockWhileOpen />
    </>,
    store,
  );
  const user = fakeUser();
  await user.click(screen.getByRole('button', { name: /^Prüfung/u }));
  const panel = screen.getByRole('region', { name: 'Prüfung' });
  const thin = () => within(panel).queryAllByText(/mm breit\. Empfohlen/u);
  await waitFor(() => expect(thin()).toHaveLength(2));
  const rowOf = (sentence: RegExp) => {
    const row = within(panel).getByText(sentence).closest('li');
    if (!row) throw new Error('a sentence stands in no row');
    return within(row);
  };
  const widths = () =>
    documentOf(store.getState()).pages[0]?.objects.flatMap((object) =>
      object.type === 'line' ? [object.borderWidth] : [],
    );
  return { panel, rowOf, store, thin, user, widths };
}

describe('ProofingDock', () => {
  beforeEach(() => fakeScreen(true));
  afterEach(cleanup);

  it('mends all findings of one rule in one step of undo', async () => {
    const { panel, rowOf, store, thin, user, widths } = await openDock();
    const row = rowOf(/^Die Linie ist 0,5 mm breit/u);
    await user.click(await row.findByRole('button', { name: 'Alle 2 beheben' }));
    expect(widths()).toEqual([1, 1]);
    await waitFor(() => expect(thin()).toHaveLength(0));
    expect(document.activeElement).toBe(panel);
    act(() => void store.dispatch(undo()));
    expect(widths()).toEqual([0.5, 0.3]);
  });

  it('lets a finding pass only for a reason, keeps it apart, and reports it again', async () => {
    const { panel, rowOf, store, thin, user } = await openDock();
    await user.click(
      rowOf(/^Die Linie ist 0,5 mm breit/u).getByRole('button', { name: 'Akzeptieren …: Linie' }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Befund akzeptieren' }));
    await user.click(dialog.getByRole('button', { name: 'Akzeptieren' }));
    expect(dialog.getByText('Bitte geben Sie eine Begründung ein.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Mit Absicht so gestaltet' }));
    await user.click(dialog.getByRole('button', { name: 'Akzeptieren' }));
    expect(documentOf(store.getState()).ignoredFindings).toMatchObject([
      { ruleId: 'line-width', measured: 0.5, reason: 'Mit Absicht so gestaltet' },
    ]);
    const settled = within(panel).getByText('1 akzeptierter Befund').closest('details');
    if (!settled) throw new Error('what is let pass has no place');
    expect(within(settled).getByText('Begründung: Mit Absicht so gestaltet')).toBeDefined();
    await user.click(within(settled).getByText('Wieder öffnen'));
    expect(documentOf(store.getState()).ignoredFindings).toEqual([]);
    await waitFor(() => expect(thin()).toHaveLength(2));
  });

  it('lists one weight alone, and says when there is none', async () => {
    const { panel, thin, user } = await openDock();
    await user.click(within(panel).getByRole('button', { name: /Schweregrad/u }));
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Hinweise' }));
    expect(thin()).toHaveLength(0);
  });

  it('gives the focus back to where it was when it closes', async () => {
    const { panel, user } = await openDock();
    await user.click(within(panel).getByRole('button', { name: 'Prüfung schließen' }));
    expect(screen.queryByRole('region', { name: 'Prüfung' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Prüfung/u }));
  });
});
