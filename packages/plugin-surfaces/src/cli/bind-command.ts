import {
  type PluginAnswer,
  type PluginCall,
  type PluginCommand,
  refusal,
  usage,
} from '@tastwerk/render/plugins';
import { bindPublications } from '../ebraille/bind-publications.js';
import { documentPublication } from '../ebraille/document-publication.js';
import { packPublication } from '../ebraille/pack-publication.js';
import type { Publication } from '../ebraille/publication.js';
import { drawnFile } from './drawn-file.js';

const WORDS = {
  noDocument: {
    de: 'Nennen Sie die Dokumente (JSON) der Publikation in ihrer Reihenfolge.',
    en: 'Name the documents (JSON) of the publication in their order.',
  },
  noOut: {
    de: 'Nennen Sie mit --out die Datei der Publikation (.ebrl).',
    en: 'Name the file of the publication (.ebrl) with --out.',
  },
  noTitle: {
    de: 'Nennen Sie mit --title den Titel der Publikation.',
    en: 'Name the title of the publication with --title.',
  },
} as const;

async function bound(call: PluginCall, title: string, out: string): Promise<PluginAnswer> {
  const { positionals, options } = call;
  const publications: Publication[] = [];
  const messages: string[] = [];
  for (const path of positionals) {
    const file = await drawnFile(path, call);
    if (!file.ok) return refusal([file.error]);
    const { drawn } = file.value;
    const [pdf] = await drawn.filesOf('pdf');
    publications.push(documentPublication(drawn, pdf?.bytes));
    messages.push(...file.value.messages);
  }
  const bytes = await packPublication(bindPublications(publications, title, options.get('author')));
  return { outcome: messages.length === 0 ? 'done' : 'failed', messages, files: [{ path: out, bytes }] };
}

/** `tastwerk bind DOCUMENT… --out FILE.ebrl --title TITLE`: several documents as one publication. */
export const bindCommand: PluginCommand = {
  flags: [],
  values: ['out', 'title', 'author'],
  async run(call) {
    const { positionals, language, options } = call;
    const title = (options.get('title') ?? '').trim();
    const out = options.get('out');
    if (positionals.length === 0) return usage(WORDS.noDocument[language]);
    if (out === undefined) return usage(WORDS.noOut[language]);
    if (title === '') return usage(WORDS.noTitle[language]);
    return bound(call, title, out);
  },
};
