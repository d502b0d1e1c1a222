/** Workers of a browser and threads of Node: connections, and requests with their responses. */
export { createResponder } from './responder.js';
export { type OpenChannel, threadChannel, type WorkerChannel, workerChannel } from './worker-channel.js';
export {
  createWorkerClient,
  type OpenRequestChannel,
  type WorkerClient,
  type WorkerRequest,
  type WorkerResponse,
} from './worker-client.js';
