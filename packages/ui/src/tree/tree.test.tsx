import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { rowsOf, type TreeNode } from './tree-rows.js';
import { Tree, type TreeProps } from './tree.js';

const leaf = (id: string, text: string): TreeNode => ({ id, text, children: [] });

const NODES: readonly TreeNode[] = [
  leaf('title', 'Titel'),
  { id: 'roof', text: 'Dach', children: [leaf('left', 'Links'), leaf('right', 'Rechts')] },
  leaf('wall', 'Wand'),
];

const TEXTS: Readonly<Record<string, string>> = {
  title: 'Titel',
  roof: 'Dach',
  left: 'Links',
  right: 'Rechts',
  wall: 'Wand',
};

function Example(given: Partial<TreeProps>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  return (
    <Tree
      label="Objekte"
      nodes={NODES}
      selected={selected}
      onSelect={(ids) => setSelected(new Set(ids))}
      expanded={expanded}
      onExpand={setExpanded}
      renderRow={(id) => <span>{TEXTS[id]}</span>}
      dragLabel="Verschieben:"
      empty="Nichts"
      {...given}
    />
  );
}

const rows = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
const chosen = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => row.getAttribute('aria-label'));

describe('Tree', () => {
  afterEach(cleanup);

  it('opens and closes rows by arrow keys and says how deep they lie', async () => {
    render(<Example />);
    const user = userEvent.setup();
    expect(rows()).toEqual(['Titel', 'Dach', 'Wand']);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(rows()).toEqual(['Titel', 'Dach', 'Links', 'Rechts', 'Wand']);
    expect(screen.getByRole('row', { name: 'Links' }).getAttribute('aria-level')).toBe('2');
    await user.keyboard('{ArrowLeft}');
    expect(rows()).toEqual(['Titel', 'Dach', 'Wand']);
  });

  it('chooses one by a click, several with Ctrl and a stretch with Shift', async () => {
    render(<Example expanded={new Set(['roof'])} />);
    const user = userEvent.setup();
    const row = (name: string) => screen.getByRole('row', { name });
    await user.click(row('Titel'));
    await user.click(row('Wand'));
    expect(chosen()).toEqual(['Wand']);
    await user.keyboard('{Control>}');
    await user.click(row('Links'));
    await user.keyboard('{/Control}');
    expect(chosen()).toEqual(['Links', 'Wand']);
    await user.click(row('Titel'));
    await user.click(row('Dach'));
    await user.keyboard('{Shift>}');
    await user.click(row('Rechts'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['Dach', 'Links', 'Rechts']);
  });

  it('tells what keys ask of the row in focus, and leaves keys in its controls alone', async () => {
    const onKey = jest.fn();
    const onAction = jest.fn();
    render(<Example onKey={onKey} onAction={onAction} renderRow={() => <input aria-label="Name" />} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowDown}{F2}{Delete}{Alt>}{ArrowUp}{ArrowDown}{/Alt}{Enter}');
    expect(onKey.mock.calls).toEqual([
      ['rename', 'roof'],
      ['delete', 'roof'],
      ['up', 'roof'],
      ['down', 'roof'],
    ]);
    expect(onAction.mock.calls).toEqual([['roof']]);
    const [, field] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await user.click(field ?? document.body);
    await user.keyboard('ab c{ArrowLeft}{Backspace}');
    expect(field?.value).toBe('abc');
    expect(onKey).toHaveBeenCalledTimes(4);
  });

  it('sends keys of the page on from the controls of a row, once', async () => {
    render(<Example renderRow={() => <button type="button">Sperren</button>} />);
    const user = userEvent.setup();
    const [button] = screen.getAllByRole('button', { name: 'Sperren' });
    button?.focus();
    const heard: string[] = [];
    const listen = ({ key, ctrlKey }: KeyboardEvent) => {
      if (ctrlKey && key === 'z') heard.push(key);
    };
    document.addEventListener('keydown', listen);
    await user.keyboard('{Control>}z{/Control}');
    document.removeEventListener('keydown', listen);
    expect(heard).toEqual(['z']);
  });

  it('moves a row by its handle and the keyboard', async () => {
    const onDrop = jest.fn();
    render(<Example onDrop={onDrop} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findAllByRole('button', { name: /Titel/ });
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onDrop).toHaveBeenCalledTimes(1);
    expect(onDrop.mock.calls[0]?.[0]).toMatchObject({ ids: ['wall'] });
  });

  it('says that there is nothing', () => {
    render(<Example nodes={[]} />);
    expect(screen.getByText('Nichts')).toBeDefined();
  });
});

describe('the rows of a tree', () => {
  it('are those of open rows', () => {
    expect(rowsOf(NODES, new Set(['roof'])).map(({ id }) => id)).toEqual([
      'title',
      'roof',
      'left',
      'right',
      'wall',
    ]);
    expect(rowsOf(NODES, new Set())).toHaveLength(3);
  });
});
