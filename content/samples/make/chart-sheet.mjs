import { createNodeTranslator } from '@tastwerk/braille/node';
import { createEngine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import charts, { chartSpecSchema, makeSheet } from '@tastwerk/plugin-charts';
import { BASE, idSource, OTHER_LANGUAGE } from './builder.mjs';

const engine = createEngine([...standardPlugins, charts]);
const translator = createNodeTranslator();

/**
 * A sample with a chart: `spec` is what the chart says, without its language; title, drawing, legend and details follow from it. The other
 * options are those of `sheet`.
 */
export async function chartSheet({ slug, language = 'de', system, paper, spec, ...options }) {
  const { tags, category, type, summary, notes = '', translatedTitle, translatedSummary } = options;
  const nextId = idSource(slug);
  const ids = Object.fromEntries(
    ['document', 'page', 'legendPage', 'title', 'legendTitle', 'legend', 'chart'].map((name) => [
      name,
      nextId(),
    ]),
  );
  const written = system ?? (language === 'de' ? 'DE:VOLL' : 'EN:UEB2');
  const said = chartSpecSchema.parse({ language, ...spec });
  const wish = { engine, ids, system: written, ...(paper ? { paper } : {}) };
  const made = await makeSheet(said, wish, translator);
  const open = made.notes.filter(({ isOpen }) => isOpen);
  if (open.length > 0) throw new Error(`${slug}: ${open.map(({ code }) => code).join(', ')}`);
  const { imageDescription } = made.document.braillePages;
  const document = {
    ...made.document,
    title: spec.title,
    graphicDescription: summary,
    translations: [
      { language: OTHER_LANGUAGE[language], title: translatedTitle, description: translatedSummary },
    ],
    transcribersNotes: notes,
    tags: tags.map((tag) => ({ name: tag, tag_id: null })),
    category,
    braillePages: {
      ...made.document.braillePages,
      imageDescription: { ...imageDescription, ...(type ? { type } : {}), summary },
    },
  };
  return { slug, variants: [{ name: BASE, versions: [{ document, change: '' }] }] };
}
