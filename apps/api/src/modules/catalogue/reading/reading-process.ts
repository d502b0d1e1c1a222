import { createNodeTranslator } from '@tastwerk/braille/node';
import { postedDocument } from '@tastwerk/contracts';
import { z } from 'zod';
import { serverEngine } from '../../../platform/engine.js';
import { ApiException } from '../../../platform/http/api-failure.js';
import { parseBody } from '../../../platform/http/json-body.js';
import { readPart } from '../../../platform/http/request-parts.js';
import { answerRequests } from '../../../platform/limited-process/answer-requests.js';
import { DocumentIntake } from '../document-intake.service.js';
import { BrailleTexts } from './braille-texts.js';
import type { PublicationRequest, ReadingAnswer, ReadingRequest } from './reading-messages.js';

/** The process that reads documents which are published. */
const loading = serverEngine(process.env['TASTWERK_PLUGINS']).then((engine) => {
  const translator = createNodeTranslator();
  return { intake: new DocumentIntake(translator, engine), texts: new BrailleTexts(translator, engine) };
});
// What is wrong with the plugins is told with each request.
loading.catch(() => undefined);

const bodySchema = z.looseObject({ document: postedDocument });

async function read({ json, isBody, titles }: PublicationRequest): Promise<ReadingAnswer> {
  const value = parseBody(json);
  const { document, ...others } = isBody ? readPart(bodySchema, value) : { document: value };
  const { intake } = await loading;
  const outcome = await intake.read(document, titles);
  if (!outcome.ok) return { kind: 'refused', failure: outcome.error };
  return { kind: 'read', read: outcome.value, body: { ...others, document: {} } };
}

async function braille(json: Uint8Array): Promise<ReadingAnswer> {
  const { texts } = await loading;
  const outcome = await texts.of(parseBody(json));
  return outcome.ok
    ? { kind: 'braille', json: JSON.stringify(outcome.value) }
    : { kind: 'refused', failure: outcome.error };
}

async function answerTo(request: ReadingRequest): Promise<ReadingAnswer> {
  try {
    return await (request.kind === 'braille' ? braille(request.json) : read(request));
  } catch (error) {
    if (error instanceof ApiException) return { kind: 'refused', failure: error.failure };
    throw error;
  }
}

answerRequests(answerTo);
