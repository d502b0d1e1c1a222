/** Connections that stay open: half sent requests, many at once, and streams of one caller. Others are answered meanwhile. */
import { connect } from 'node:net';
import { setImmediate } from 'node:timers';
import { request } from 'node:http';
import { busyDocument } from '../faults/documents.mjs';
import { randomUUID } from 'node:crypto';

export const options = { worker: false };

/** Connections of one network that a process keeps, and streams that it keeps for one caller at most. */
const MOST_CONNECTIONS = 500;
const MOST_STREAMS = 20;

const OTHER = '127.0.0.2';

export async function run(target, { quick }) {
  const sockets = quick ? 200 : 900;
  const heads = [
    'GET /api/health HTTP/1.1\r\nHost: x\r\nX-a: b\r\n',
    'GET /',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    '',
  ];
  for (const head of heads) {
    const held = await hold(target, sockets, head);
    target.count('connections that were held open', held.length);
    await othersAreAnswered(
      target,
      `beside ${held.length} connections with ${JSON.stringify(head).slice(0, 40)}`,
    );
    // The process has answered a connection that came later: those that it refuses are closed by now.
    const kept = held.filter((socket) => !socket.destroyed).length;
    if (kept > MOST_CONNECTIONS)
      target.fault(`${kept} connections of one network are open; ${MOST_CONNECTIONS} are the limit`);
    for (const socket of held) socket.destroy();
  }
  await streams(target);
  await floods(target, quick ? 500 : 5000);
}

/** Opens connections that send `head`, and gives them once each is open or was ended. */
function hold(target, count, head) {
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((resolve) => {
          const socket = connect(target.clients[0].port, '127.0.0.1');
          socket.on('error', () => resolve(socket));
          socket.once('close', () => resolve(socket));
          // A connection that is refused is closed at once: the answer to this byte tells it.
          socket.once('connect', () =>
            socket.write(head === '' ? 'G' : head, () => setImmediate(resolve, socket)),
          );
        }),
    ),
  );
}

async function othersAreAnswered(target, when) {
  const started = performance.now();
  const { status, text } = await target.clients[0].send({ path: '/api/health', from: OTHER, agent: false });
  const ms = performance.now() - started;
  target.count('health calls of another network');
  const longest = 'most ms that one of them waited';
  target.counts[longest] = Math.max(target.counts[longest] ?? 0, Math.round(ms));
  if (status !== 200) target.fault(`${when}, another network was answered ${status} ${text.slice(0, 100)}`);
}

/** Streams that are opened and kept, of one visitor and of one admin. */
async function streams(target) {
  const [client] = target.clients;
  const admin = await target.admin();
  const document = busyDocument(1, { pages: 1, shapes: 2, labels: 1 });
  const published = await client.post(
    '/api/graphics',
    { document, idempotencyKey: randomUUID(), licenceAccepted: true },
    { token: admin.token },
  );
  const { id } = JSON.parse(published.text).default_variant;
  const open = await Promise.all(
    Array.from({ length: 200 }, () => stream(client.port, `/api/variants/${id}/renderings/events`)),
  );
  const begun = open.filter(({ status }) => status === 200).length;
  target.count('streams asked for by one caller', open.length);
  if (begun > MOST_STREAMS)
    target.fault(`${begun} streams of one caller are open; ${MOST_STREAMS} are the limit`);
  if (begun === 0) target.fault('not one stream was opened');
  await othersAreAnswered(target, `beside ${begun} streams`);
  for (const { asked } of open) asked.destroy();
}

function stream(port, path) {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.on('error', () => undefined);
      response.resume();
      resolve({ status: response.statusCode, asked });
    });
    asked.on('error', () => resolve({ status: 0, asked }));
    asked.end();
  });
}

/** Many calls of one network as fast as they go. */
async function floods(target, count) {
  const [client] = target.clients;
  const calls = Array.from({ length: count }, (_, number) => client.get(`/api/graphics?search=${number}`));
  let answered = 0;
  for (const call of calls) void call.then(() => (answered += 1));
  await othersAreAnswered(target, `among ${count} calls of one network`);
  if (answered === count) target.fault('another network was answered after all calls of a flood');
  await Promise.all(calls);
  target.count('calls of a flood', count);
}
