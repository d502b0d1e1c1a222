import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEngine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { createInstance, type ResourceLanguage } from 'i18next';
import plugin from './editor.js';
import engineHalf from './index.js';

const LANGUAGES = ['de', 'en'] as const;
const { texts, tools = [], templates = [], kinds: shown = {}, sources = {} } = plugin;
assert.ok(texts);
const textsOf = (language: 'de' | 'en') => texts[language]();

const engine = createEngine([...standardPlugins, engineHalf]);
const uuid = '00000000-0000-4000-8000-000000000001';

async function i18nFor(language: 'de' | 'en') {
  const resources = { [language]: await textsOf(language) };
  const i18n = createInstance();
  await i18n.init({ lng: language, resources });
  return i18n;
}

/** The keys of `texts` with their namespaces and placeholders. */
function keysOf(words: ResourceLanguage | string, path = ''): readonly string[] {
  if (typeof words === 'string') return [`${path} ${words.match(/\{\{[^}]*\}\}/g)?.join(' ') ?? ''}`];
  return Object.entries(words).flatMap(([key, value]) => keysOf(value, `${path}/${key}`));
}

test('both languages have the same texts', async () => {
  const [de, en] = await Promise.all(LANGUAGES.map(async (language) => keysOf(await textsOf(language))));
  assert.deepEqual(de, en);
});

for (const language of LANGUAGES) {
  test(`every text that is named exists (${language})`, async () => {
    const i18n = await i18nFor(language);
    const rules = Object.keys((await engineHalf.rules?.()) ?? {});
    assert.equal(rules.length, 2);
    const keys = [
      ...tools.flatMap(({ tool, labelKey }) => [labelKey, `canvas:hints.${tool}`]),
      ...Object.keys(shown).map((kind) => `editor:kinds.${kind}`),
      ...rules.map((rule) => `proofing:${rule}`),
      ...templates.flatMap(({ id }) =>
        ['name', 'about', 'title', 'type', 'summary', 'details'].map((word) => `templates:${id}.${word}`),
      ),
      'clock:time',
    ];
    assert.deepEqual(
      keys.filter((key) => !i18n.exists(key)),
      [],
    );
  });
}

test('the source of the rules is told', () => {
  assert.deepEqual(sources, { 'clock-figures': { work: 'tastwerk-plugin-clock', place: 'README.md' } });
});

test('the time is told', async () => {
  const object = engine.kinds.create('clock', { uuid, minutes: 195 });
  const told = async (language: 'de' | 'en') => {
    const { t } = await i18nFor(language);
    return shown['clock']?.spoken?.(object, t);
  };
  assert.equal(await told('en'), 'shows 3:15');
  assert.equal(await told('de'), 'zeigt 3:15');
});

test('the tool draws into the box of a drag, or its usual size at a click', () => {
  const draw = tools[0]?.draw;
  assert.ok(draw);
  const dragged = draw(engine.kinds, uuid, { x: 10, y: 20, width: 70, height: 60 });
  assert.deepEqual(engine.kinds.frameOf(dragged), { x: 10, y: 20, width: 70, height: 60 });
  assert.equal(engine.kinds.frameOf(draw(engine.kinds, uuid, { x: 10, y: 20 })).width, 80);
});

test('the template draws what the engine accepts', async () => {
  const [template] = templates;
  assert.ok(template && 'load' in template);
  const draw = await template.load();
  const { objects } = draw(engine.kinds, (key) => key);
  for (const object of objects) assert.ok(engine.kinds.objectSchema.safeParse(object).success);
});
