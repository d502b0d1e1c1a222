/** The script of the worker that makes bodies in plastic. */
import { createResponder } from '@tastwerk/editor-core/workers';
import { carryOut, type PlateAnswer } from './plate-tasks.js';

/** The memory of an answer, which is moved to the page and not copied. */
function memoryOf(answer: PlateAnswer): Transferable[] {
  if (answer.kind === 'file') return [answer.file.bytes.buffer];
  return answer.parts.flatMap(({ faces }) => [faces.corners.buffer, faces.triangles.buffer]);
}

const respond = createResponder(carryOut, (response) =>
  globalThis.postMessage(response, { transfer: 'result' in response ? memoryOf(response.result) : [] }),
);
globalThis.addEventListener('message', ({ data }) => respond(data));
