/** What a partner writes: the editor without Tastwerk's server. Drafts of the first one stay in this browser, those of the second with the page. */
import { mount } from './editor/tastwerk-editor.js';
import { museum } from './museum-plugin.js';

const find = (id) => document.getElementById(id);
const tell = (id, text) => {
  find(id).textContent = text;
};

const handle = mount(find('clock'), {
  language: 'en',
  ports: { drafts: 'browser' },
  plugins: { without: ['guide'], with: [museum] },
});
handle.on('change', (graphic) => tell('title', graphic.graphicTitle || '–'));
handle.on('selection', (ids) => tell('selected', String(ids.length)));
handle.on('save', (graphic) => tell('saved', graphic.lastSaved ?? 'yes'));

find('undo').addEventListener('click', () => handle.run('undo'));
find('language').addEventListener('click', () => handle.setLanguage('de'));
find('load').addEventListener('click', async () => {
  const answer = await fetch('./clock.json');
  handle.setDocument(await answer.json());
});
find('remove').addEventListener('click', () => handle.unmount());

let changes = 0;
find('element').addEventListener('change', () => {
  changes += 1;
  tell('changes', String(changes));
});

// For whoever tries things out in the console, and for the browser test.
Object.assign(window, { handle });
