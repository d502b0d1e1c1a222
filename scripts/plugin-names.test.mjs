import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { standardEditorPlugins } from '../packages/editor-react/src/plugins/standard.ts';
import { EDITOR_NAMES } from '../packages/render/src/cli/taken-names.ts';
import { ROOT } from './setup/root.mjs';

/** Texts of the list of drafts, which a plugin of the editor cannot add to. */
const ELSEWHERE = ['splash.json'];

const sorted = (names) => [...new Set(names)].sort();

it('the command line knows the names of the editor, so that it writes no plugin under one of them', () => {
  const texts = readdirSync(join(ROOT, 'packages/editor-react/src/i18n/en')).filter(
    (file) => !ELSEWHERE.includes(file),
  );
  expect(EDITOR_NAMES).toEqual({
    plugins: sorted(standardEditorPlugins.map(({ id }) => id)),
    tools: sorted(standardEditorPlugins.flatMap(({ tools = [] }) => tools.map(({ tool }) => tool))),
    sections: sorted(standardEditorPlugins.flatMap(({ inspector = [] }) => inspector.map(({ id }) => id))),
    imports: sorted(standardEditorPlugins.flatMap(({ imports = [] }) => imports.map(({ id }) => id))),
    texts: sorted(texts.map((file) => file.replace('.json', ''))),
  });
});
