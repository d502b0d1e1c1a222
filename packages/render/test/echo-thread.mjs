/** Stands in for a thread that renders: answers with the name of the document, or ends without an answer. */
import { parentPort, threadId, workerData } from 'node:worker_threads';

parentPort.on('message', ({ id, query: { fileName } }) => {
  if (fileName === 'throws') throw new Error('broken');
  if (fileName === 'exits') process.exit(3);
  const files = [{ path: `${workerData.outputFolder}/${fileName}`, format: 'pdf', bytes: threadId }];
  const result = { ok: true, value: { files, graphicPages: 1, braillePages: 1 } };
  setTimeout(() => parentPort.postMessage({ id, result }), fileName === 'slow' ? 50 : 1);
});
