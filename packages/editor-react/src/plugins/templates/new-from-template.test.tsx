import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { render, screen, waitFor, within } from '@testing-library/react';
import { clockPlugin } from '../../../test/clock-plugin.js';
import { fakeUser } from '../../../test/fake-user.js';
import { fakeDrafts, fakeScreen } from '../../../test/fakes.js';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import type { PluginChoice } from '../../contributions/plugin-choice.js';
import { EditorSplash } from '../../splash/editor-splash.js';

function openList(plugins?: PluginChoice, language: 'de' | 'en' = 'en') {
  const opened: Document[] = [];
  render(
    <EditorSplash
      drafts={fakeDrafts().drafts}
      language={language}
      plugins={plugins}
      onNew={() => undefined}
      onOpen={(document) => opened.push(document)}
    />,
  );
  return { opened, user: fakeUser() };
}

const way = (name = 'From a template') => screen.queryByRole('button', { name });

async function offered(user: ReturnType<typeof fakeUser>, name?: string) {
  const button = way(name);
  if (!button) throw new Error('no templates are offered');
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  const buttons = await within(dialog.getByRole('list')).findAllByRole('button');
  const nameOf = (one: HTMLElement) =>
    document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent;
  return { dialog, names: buttons.map(nameOf) };
}

describe('templates in the list of drafts', () => {
  beforeEach(() => fakeScreen(true));

  it('are those of the editor where no plugins are chosen', async () => {
    const { user } = openList();
    const { names } = await offered(user);
    expect(names).toHaveLength(4);
    expect(names.slice(0, 2)).toEqual(['Blank page with title', 'Floor plan']);
  });

  it('are also those of chosen plugins, at their places and with their words', async () => {
    const { user } = openList({ with: [clockPlugin] }, 'de');
    const { names } = await offered(user, 'Aus einer Vorlage');
    expect(names).toHaveLength(5);
    expect(names[1]).toBe('Zifferblatt');
  });

  it('begin a draft with objects of the plugin, which it names', async () => {
    const { opened, user } = openList({ with: [clockPlugin] });
    const { dialog } = await offered(user);
    await user.click(dialog.getByRole('button', { name: 'Clock face' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toMatchObject({ graphicTitle: 'Clock face', plugins: { clocks: '1.2.0' } });
    expect(opened[0]?.pages[0]?.objects).toMatchObject([{ isTitle: true }, { type: 'clock', x: 50, y: 80 }]);
  });

  it('are not those of the editor where they are left out', async () => {
    const { user } = openList({ without: ['templates'], with: [clockPlugin] });
    expect((await offered(user)).names).toEqual(['Clock face']);
  });

  it('are not offered where there are none', async () => {
    openList({ without: ['templates'] });
    expect(await screen.findByText('No drafts yet')).toBeDefined();
    expect(screen.getByRole('button', { name: 'New draft' })).toBeDefined();
    expect(way()).toBeNull();
  });

  it('say that they could not be loaded where the words of a plugin do not come', async () => {
    const broken = defineEditorPlugin({
      ...clockPlugin,
      texts: {
        de: () => Promise.reject(new Error('offline')),
        en: () => Promise.reject(new Error('offline')),
      },
    });
    const { user } = openList({ with: [broken] });
    await user.click(screen.getByRole('button', { name: 'From a template' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  });
});
