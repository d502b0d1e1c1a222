/** Wrong values in each field of each route, several fields at once, and messages that are no HTTP or no JSON. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '@tastwerk/contracts';
import { loadGenerators } from './generators.mjs';
import { brokenMessages } from './messages.mjs';
import { inLanes } from './target.mjs';

/** Calls under way at the same time. */
const LANES = 6;

/** Routes with no field of which a call takes seconds. */
const LEFT_OUT = ['ocr'];

/** Calls with several wrong fields, for each route and caller. */
const MIXED = { full: 12, quick: 3 };

/** One of this many calls with one wrong field is sent when time is short. */
const QUICK_STEP = 8;

export const options = { worker: false };

/** Fuzzes a target; `random` chooses what is mixed. */
export async function run(target, { quick, random }) {
  const generators = await loadGenerators();
  const call = await prepare(target, generators);
  await fields(target, generators, call, { quick, random });
  await brokenMessages(target, { quick });
}

/** The rows that the calls are about, and how a route is called by one of the callers. */
async function prepare(target, { addressOf, callsOf, carriedOf, fresh, PREPARED }) {
  const { clients, product } = target;
  await product.query(
    `INSERT INTO approval (pattern) VALUES ('victim@tastwerk.example'), ('*@tastwerk.example')`,
  );
  // The account 1, with which the product came, is there to be changed and removed.
  const tokens = {
    user: (await target.person('user', { rights: ['can_order', 'can_publish'] })).token,
    admin: (await target.admin()).token,
  };
  const logs = join(product.configuration.varDir, 'logs');
  mkdirSync(logs, { recursive: true });
  writeFileSync(join(logs, 'api-2026-01-01.log'), '{"level":30,"time":1767225600000,"msg":"started"}\n');
  // One statement after the other: they share a connection.
  let asked = Promise.resolve();
  const newestHash = () =>
    (asked = asked.then(async () => {
      const newest = 'SELECT hash FROM version WHERE variant_id = 1 ORDER BY id DESC LIMIT 1';
      return (await product.query(newest))[0]?.hash;
    }));
  const call = async (name, parts, caller) => {
    const { method, path } = ROUTES[name];
    const carried = await carriedOf(parts);
    const token = tokens[caller];
    return clients[0].send({
      method,
      path: addressOf(path, parts),
      body: carried?.payload,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(carried === undefined ? {} : { 'content-type': carried.type }),
      },
    });
  };
  for (const [name, caller] of PREPARED) {
    const { status, text } = await call(name, await fresh(callsOf(name)[0], newestHash), caller);
    if (status >= 300) throw new Error(`${name}: ${status} ${text}`);
  }
  return async (name, parts, caller, change) => call(name, change(await fresh(parts, newestHash)), caller);
}

/** Sends one wrong value in the place of each field, then several at once. */
async function fields(target, generators, call, { quick, random }) {
  const { CALLERS, callsOf, hostileCalls, HOSTILE, placesIn, REQUEST_PARTS, withPart } = generators;
  const names = Object.keys(ROUTES).filter((name) => !LEFT_OUT.includes(name));
  const one = (list) => list[Math.floor(random() * list.length)];
  /** What is sent, as functions that send it: they are made one after another, so that the seed settles all of them. */
  function* calls() {
    let number = 0;
    for (const name of names)
      for (const caller of CALLERS) {
        for (const { parts, part, place, value } of hostileCalls(name, caller)) {
          number += 1;
          if (quick && number % QUICK_STEP !== 0) continue;
          yield [
            'one wrong field',
            name,
            parts,
            caller,
            (right) => ({ ...right, [part]: withPart(right[part], place, value) }),
          ];
        }
        const sendable = REQUEST_PARTS.filter((part) => callsOf(name)[0][part] !== undefined);
        for (let times = quick ? MIXED.quick : MIXED.full; times > 0 && sendable.length > 0; times -= 1) {
          const parts = one(callsOf(name));
          const wrong = Array.from({ length: 2 + Math.floor(random() * 3) }, () => {
            const part = one(sendable);
            return [part, one(placesIn(parts[part])), one(HOSTILE)];
          });
          yield [
            'several wrong fields',
            name,
            parts,
            caller,
            (right) =>
              wrong.reduce(
                (made, [part, place, value]) => ({ ...made, [part]: withPart(made[part], place, value) }),
                right,
              ),
          ];
        }
      }
  }
  await inLanes(calls(), LANES, async ([what, name, parts, caller, change]) => {
    const { status, text } = await call(name, parts, caller, change);
    target.count(what);
    // 429 would mean that limits kept the rest of the calls from being made.
    if (status === 429 || status === 0)
      target.fault(`${name} for ${caller}: ${status === 0 ? `no answer: ${text}` : status}`);
  });
}
