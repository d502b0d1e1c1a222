import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPanel } from '../../../test/render-panel.js';
import { createNewDocument } from '../../new-document.js';
import { buildTemplate } from '../../../test/build-template.js';
import { GuidePanel } from './guide-panel.js';
import { createEditorStore } from '../../../test/editor-store.js';

function openGuide(document = createNewDocument('de'), language: 'de' | 'en' = 'de') {
  const store = createEditorStore(document);
  renderPanel(<GuidePanel />, store, language);
  const current = () => screen.getByRole('button', { current: 'step' }).textContent;
  return { current, store, user: fakeUser() };
}

describe('GuidePanel', () => {
  beforeEach(() => {
    fakeScreen(true);
    window.localStorage.clear();
  });
  afterEach(cleanup);

  it('leads from step to step, forth and back', async () => {
    const { current, user } = openGuide();
    expect(current()).toContain('Einführung');
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(current()).toContain('1. Einordnen');
    expect(screen.getByText(/^Titel, Kategorie und Schlagwörter/u)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(current()).toContain('Einführung');
  });

  it('numbers as many steps as it counts', () => {
    openGuide();
    const numbered = screen.getAllByRole('button', { name: /^\d\. /u }).map(({ textContent }) => textContent);
    const [first, last] = [numbered[0], numbered.at(-1)];
    expect([first, last]).toEqual(['1. Einordnen', '8. Abschließen']);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0 von 8');
  });

  it('opens what a step is done in', async () => {
    const { store, user } = openGuide();
    await user.click(screen.getByRole('button', { name: /^2\. Vorlage wählen/u }));
    await user.click(screen.getByRole('button', { name: 'Vorlage wählen' }));
    expect(store.getState().workspace.overlay).toEqual({ id: 'templates' });
  });

  it('ticks what is done by itself, in words too', async () => {
    const { user } = openGuide(await buildTemplate('map', 'en'), 'en');
    expect(screen.getByRole('button', { name: /6\. Describe\s*done/u })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^1\. Categorise/u }));
    const checks = within(screen.getByRole('list', { name: 'Tasks in this step' })).getAllByRole('listitem');
    expect(checks.map(({ textContent }) => textContent)).toEqual([
      'The graphic has a title: done',
      'A category is chosen: to do',
      'At least one tag: to do',
    ]);
  });

  it('remembers for each draft where the work stood', async () => {
    const draft = createNewDocument('de');
    const first = openGuide(draft);
    await first.user.click(screen.getByRole('button', { name: /^5\. Legende/u }));
    cleanup();
    expect(openGuide(draft).current()).toContain('5. Legende');
    cleanup();
    expect(openGuide().current()).toContain('Einführung');
  });
});
