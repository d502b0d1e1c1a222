import { describe, expect, it } from '@jest/globals';
import { Circle } from 'lucide-react';
import { contributions as standard } from '../../test/contributions.js';
import { chosenContributions } from '../chosen-plugins.js';
import { standardEditorPlugins } from '../plugins/standard.js';
import { composeContributions } from './compose.js';
import { defineEditorPlugin, type EditorPlugin, type PanelContribution } from './editor-plugin.js';

const Content = () => null;

const panel = (id: string, place?: PanelContribution['place']): PanelContribution => ({
  id,
  side: 'left',
  labelKey: `test:${id}`,
  icon: Circle,
  Content,
  ...(place ? { place } : {}),
});

const plugin = (id: string, given: Partial<EditorPlugin> = {}) => defineEditorPlugin({ id, ...given });
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('composing an interface', () => {
  it('puts contributions beside those that they name, and at the end where these are missing', () => {
    const { panels } = composeContributions([
      plugin('one', { panels: [panel('a'), panel('b'), panel('f', { after: 'd' })] }),
      plugin('two', {
        panels: [panel('c', { before: 'a' }), panel('d', { after: 'a' }), panel('e', { after: 'nowhere' })],
      }),
    ]);
    expect(idsOf(panels.left)).toEqual(['c', 'a', 'd', 'f', 'b', 'e']);
    expect(panels.right).toEqual([]);
  });

  it('lists a plugin after those that it requires', () => {
    const { plugins } = composeContributions([plugin('late', { requires: ['early'] }), plugin('early')]);
    expect(idsOf(plugins)).toEqual(['early', 'late']);
  });

  it.each([
    ['two plugins of one id', [plugin('one'), plugin('one')], 'Two plugins have the id "one".'],
    [
      'a plugin that is missing',
      [plugin('one', { requires: ['two'] })],
      'The plugin "one" requires "two", which is not in the list.',
    ],
    [
      'two panels of one id',
      [plugin('one', { panels: [panel('a')] }), plugin('two', { panels: [panel('a')] })],
      'The plugins "one" and "two" both bring the panel "a".',
    ],
  ])('refuses %s with a sentence', (_case, plugins, sentence) => {
    expect(() => composeContributions(plugins)).toThrow(sentence);
  });

  it('makes an action for each panel and for each tool', () => {
    const { actions } = composeContributions([
      plugin('one', {
        panels: [panel('a'), { ...panel('b'), hasOwnAction: true }],
        tools: [{ id: 'clock', tool: 'CLOCK', labelKey: 'clock:tool', icon: Circle, key: 'k' }],
      }),
    ]);
    expect(idsOf(actions)).toEqual(['clock', 'panel-a', 'side-left', 'side-right']);
  });

  it('adds texts to those of the editor and changes none', async () => {
    const texts = () =>
      Promise.resolve({ editor: { kinds: { clock: 'Clock', rect: 'Box' } }, clock: { title: 'Clock' } });
    const source = composeContributions([plugin('clock', { texts: { de: texts, en: texts } })]).texts;
    expect(source.loaded('en')).toBeUndefined();
    const loaded = await source.load('en');
    expect(loaded).toMatchObject({
      editor: { kinds: { clock: 'Clock', rect: 'Rectangle' } },
      clock: { title: 'Clock' },
    });
    expect(source.loaded('en')).toBe(loaded);
  });
});

describe('sources of the rules of plugins', () => {
  const source = { hasty: { work: 'A book', place: 'page 3' } };

  it('are brought by one plugin each', () => {
    expect(composeContributions([plugin('a', { sources: source }), plugin('b', {})]).sources).toEqual(source);
    expect(() =>
      composeContributions([plugin('a', { sources: source }), plugin('b', { sources: source })]),
    ).toThrow('source "hasty"');
  });
});

describe('the choice of plugins', () => {
  it('leaves the whole list as it is without one', () => {
    expect(chosenContributions(undefined)).toBe(standard);
    expect(new Set(idsOf(standard.plugins))).toEqual(new Set(idsOf(standardEditorPlugins)));
  });

  it('takes away all that a plugin brings, and adds others', () => {
    const { actions, overlays, slot, panels } = chosenContributions({
      without: ['publish'],
      with: [plugin('mine', { panels: [panel('mine')] })],
    });
    expect(idsOf(actions)).not.toContain('publish');
    expect(idsOf(overlays)).not.toContain('publish');
    expect(slot('end')).toEqual([]);
    expect(idsOf(panels.left)).toContain('mine');
  });

  it('hides slots, and puts something else into them', () => {
    const { slot } = chosenContributions({ slots: { end: null, saving: Content } });
    expect(slot('end')).toEqual([]);
    expect(slot('saving')).toEqual([{ id: 'saving', slot: 'saving', Content }]);
    expect(slot('notices')).toEqual(standard.slot('notices'));
  });

  it('refuses to leave out what is not there, and what others need', () => {
    expect(() => chosenContributions({ without: ['publsh'] })).toThrow('The editor has no plugin "publsh"');
    expect(() => chosenContributions({ without: ['proofing'] })).toThrow('requires "proofing"');
  });
});

describe('the editor’s own plugins', () => {
  it('keep the order in which authors know tools, panels and sections', () => {
    const { panels, tools, inspector, bars } = standard;
    expect(idsOf(panels.left)).toEqual(['guide', 'objects', 'pages', 'outline', 'history']);
    expect(idsOf(panels.right)).toEqual(['draft', 'object', 'legend', 'braillePages']);
    expect(idsOf(tools).join()).toBe('select,rect,ellipse,polygon,line,curve,path,symbol,label');
    expect(idsOf(inspector).join()).toBe(
      'head,label,unknown,next-drawn,legend,area,outline,path,position,arrange,name,points',
    );
    const inBar = (name: string) => idsOf(bars.filter(({ bar }) => bar === name)).join();
    expect(inBar('edit')).toBe('undo,redo,delete');
    expect(inBar('zoom')).toBe('zoomOut,zoomValue,zoomIn,zoomFit');
    expect(inBar('views')).toBe('preview,braillePages,files');
    expect(inBar('menu')).toBe('palette,placeNew,shortcuts');
  });

  it('name only places, sections and plugins that there are', () => {
    const { panels, tools, inspector, bars } = standard;
    const lists = [[...panels.left, ...panels.right], tools, inspector, bars];
    const lost = lists.flatMap((list) =>
      list.flatMap(({ id, place }) => {
        if (!place) return [];
        const name = 'after' in place ? place.after : place.before;
        return list.some((other) => other.id === name) ? [] : [`${id} beside ${name}`];
      }),
    );
    expect(lost).toEqual([]);
  });
});
