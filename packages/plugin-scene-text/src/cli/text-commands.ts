import { canonicalJson, type Document, fail, ok, type Result } from '@tastwerk/editor-core';
import { wordLanguageOf } from '@tastwerk/editor-core/braille';
import { decodeText } from '@tastwerk/editor-core/files';
import {
  oneFileOnly,
  oneOf,
  type PluginAnswer,
  type PluginCall,
  type PluginCommand,
  refusal,
  usage,
} from '@tastwerk/render/plugins';
import { type Language, LANGUAGES } from '../language.js';
import { problemSentence } from '../problems/problem-sentence.js';
import { loadSceneLines } from '../lines/load-scene-lines.js';
import { drawSceneText } from '../reading/read-scene-text.js';
import { writeSceneText } from '../writing/write-scene-text.js';
import { say } from './call-texts.js';

/** Node and browsers have both alike; the types of neither belong to this package. */
declare const crypto: { randomUUID(): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** The only file of a call, and the language that its text has. */
interface Wishes {
  readonly path: string;
  readonly language: Language | undefined;
}

function wishesOf(
  { positionals, options, language }: PluginCall,
  missing: 'noSheet' | 'noText',
): Result<Wishes, string> {
  const [path, extra] = positionals;
  if (path === undefined) return fail(say(language, missing));
  if (extra !== undefined) return fail(oneFileOnly(language, extra));
  const wished = options.get('language');
  if (wished === undefined) return ok({ path, language: undefined });
  const chosen = oneOf(language, 'language', LANGUAGES, wished);
  return chosen.ok ? ok({ path, language: chosen.value }) : chosen;
}

/** The document in the file at `path`; the sentence that says why there is none. */
async function documentAt(
  path: string,
  { engine, language, readFile }: PluginCall,
): Promise<Result<Document, string>> {
  const file = await readFile(path);
  if (!file.ok) return file;
  const bad = fail(say(language, 'noDocument', { path }));
  try {
    const parsed = engine.parse(JSON.parse(decodeText(file.value)));
    return parsed.ok ? ok(parsed.value.document) : bad;
  } catch {
    return bad;
  }
}

/** `text` in the file that the call names, else on the standard output. */
function answer(text: string, { options }: PluginCall): PluginAnswer {
  const path = options.get('out');
  if (path === undefined) return { outcome: 'done', messages: [], files: [], output: text };
  return { outcome: 'done', messages: [], files: [{ path, bytes: new TextEncoder().encode(text) }] };
}

/** `tastwerk text`: a document becomes a scene text. */
export const textCommand: PluginCommand = {
  flags: [],
  values: ['out', 'language'],
  run: async (call) => {
    const wishes = wishesOf(call, 'noSheet');
    if (!wishes.ok) return usage(wishes.error);
    const document = await documentAt(wishes.value.path, call);
    if (!document.ok) return refusal([document.error]);
    await loadSceneLines(call.engine);
    const language = wishes.value.language ?? wordLanguageOf(document.value.system);
    return answer(writeSceneText(document.value, call.engine, language), call);
  },
};

/** `tastwerk draw`: a scene text becomes a document. */
export const drawCommand: PluginCommand = {
  flags: [],
  values: ['out', 'language', 'base'],
  run: async (call) => {
    const { engine, translator, readFile, language } = call;
    const wishes = wishesOf(call, 'noText');
    if (!wishes.ok) return usage(wishes.error);
    const { path } = wishes.value;
    const file = await readFile(path);
    if (!file.ok) return refusal([file.error]);
    const basePath = call.options.get('base');
    const base = basePath === undefined ? undefined : await documentAt(basePath, call);
    if (base && !base.ok) return refusal([base.error]);
    await loadSceneLines(engine);
    const read = await drawSceneText(decodeText(file.value), {
      engine,
      translator,
      newId: () => crypto.randomUUID(),
      language: wishes.value.language ?? language,
      ...(base ? { base: base.value } : {}),
    });
    if (read.ok) return answer(`${canonicalJson(read.value.document)}\n`, call);
    return refusal(
      read.error.map(
        (problem) => `${path}:${problem.line}:${problem.column}: ${problemSentence(problem, language)}`,
      ),
    );
  },
};
