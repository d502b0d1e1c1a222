import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { fakeUser } from '../../../test/fake-user.js';
import { regionsIn } from './regions.js';
import { useRegions } from './use-regions.js';

function Workspace() {
  const root = createRef<HTMLDivElement>();
  useRegions(root);
  return (
    <div ref={root} data-testid="root">
      <header>
        <div role="toolbar" aria-label="Dokument">
          <button type="button">Rückgängig</button>
          <button type="button">Wiederholen</button>
        </div>
      </header>
      <aside aria-label="Leer" />
      <div inert>
        <aside aria-label="Verdeckt">
          <button type="button">Verdeckt</button>
        </aside>
      </div>
      <div role="application" aria-label="Zeichenfläche" tabIndex={0} />
      <aside aria-label="Eigenschaften">
        <button role="tab" type="button" aria-selected="false">
          Entwurf
        </button>
        <button role="tab" type="button" aria-selected="true">
          Objekt
        </button>
      </aside>
    </div>
  );
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('the regions of the workspace', () => {
  afterEach(cleanup);

  it('are landmarks and the drawing area, but none within another and none that is covered', () => {
    render(<Workspace />);
    const regions = regionsIn(screen.getByTestId('root'));
    expect(regions.map(({ tagName }) => tagName)).toEqual(['HEADER', 'ASIDE', 'DIV', 'ASIDE']);
  });

  it('are gone through by F6, round and round, each where it was left, empty ones passed over', async () => {
    render(<Workspace />);
    const user = fakeUser();
    const way: (string | null | undefined)[] = [];
    const go = async (keys: string) => {
      await user.keyboard(keys);
      way.push(focused());
    };
    await go('{F6}');
    await user.tab();
    await go('{F6}');
    await go('{F6}');
    await go('{F6}');
    expect(way).toEqual(['Rückgängig', 'Zeichenfläche', 'Objekt', 'Wiederholen']);
  });

  it('are gone through backwards by Shift+F6', async () => {
    render(<Workspace />);
    const user = fakeUser();
    await user.keyboard('{Shift>}{F6}{/Shift}');
    expect(focused()).toBe('Objekt');
    await user.keyboard('{Shift>}{F6}{/Shift}');
    expect(focused()).toBe('Zeichenfläche');
  });
});
