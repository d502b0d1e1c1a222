/** People who use the product at the same time: each does one thing after another, chosen by a seed of its own, with pauses between. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cookieHeader, cookiesOf, tokenOf } from '../abuse/client.mjs';
import { busyDocument } from '../faults/documents.mjs';
import { seededRandom } from '../setup/seeded-random.mjs';

/** Between two things that a person does, in ms. */
const PAUSE_MS = { least: 100, most: 1200 };

/** A session is renewed after so many ms; access tokens last 15 minutes. */
const RENEW_MS = 600_000;

/** How a stream is followed, in ms: a page that shows progress is looked at for a while. */
const STREAM_MS = 5000;

const WORDS = ['Blatt', 'Straße', 'Seite', 'Karte', 'Plan', 'Blat', 'water', 'Kreis', '12'];
const ADDRESS = { company_name: 'Schule', street: 'Weg', house_number: '1', zip: '10115', city: 'Berlin' };
const SMALL = { pages: 1, shapes: 4, labels: 2 };

/** How many of the twenty are what, in turns of twenty. */
const CAST = [
  ...Array(8).fill('visitor'),
  ...Array(5).fill('author'),
  ...Array(4).fill('buyer'),
  ...Array(2).fill('admin'),
  'follower',
];

/** Rights of those who sign in. */
const RIGHTS = {
  author: ['can_publish'],
  buyer: ['can_order'],
  admin: ['can_view_admin', 'can_edit_admin'],
  follower: ['can_view_admin'],
};

/** Makes `count` people. `note` is given the kind, the answer and the ms of each call. */
export async function makeUsers(target, { count, seed, note }) {
  const people = [];
  for (let number = 0; number < count; number += 1) {
    const kind = CAST[number % CAST.length];
    const rights = RIGHTS[kind];
    const account =
      rights &&
      (await target.person(`${kind}-${number}`, {
        rights,
        role: kind === 'admin' || kind === 'follower' ? 1 : 0,
      }));
    people.push(
      new User({
        target,
        kind,
        account,
        network: `10.0.${number}.1`,
        random: seededRandom(seed * 1000 + number),
        note,
      }),
    );
  }
  return people;
}

class User {
  constructor({ target, kind, account, network, random, note }) {
    Object.assign(this, { kind, account, random, note });
    this.client = target.clients[0];
    this.headers = { 'x-forwarded-for': network, 'accept-language': 'de' };
    this.renewedAt = Date.now();
    this.number = 0;
    this.ids = [];
  }

  one(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  /** A call whose time and answer are noted; gives the body, or undefined where it failed. */
  async call(kind, method, path, body) {
    const started = performance.now();
    const answer = await this.client.json(method, path, body, {
      token: this.account?.token,
      headers: this.headers,
    });
    this.note(kind, answer, performance.now() - started, path);
    if (answer.status >= 300 || answer.text === '') return undefined;
    return String(answer.headers['content-type']).startsWith('application/json')
      ? JSON.parse(answer.text)
      : answer.text;
  }

  /** Does one thing after the other until `isOver`. */
  async live(isOver) {
    while (!isOver()) {
      await pause(PAUSE_MS.least + this.random() * (PAUSE_MS.most - PAUSE_MS.least));
      if (this.account && Date.now() - this.renewedAt > RENEW_MS) await this.renew();
      await this[this.kind]();
    }
  }

  async renew() {
    const headers = { ...this.headers, cookie: cookieHeader(this.account.cookies) };
    const started = performance.now();
    const answer = await this.client.post('/api/refresh', undefined, { headers });
    this.note('renew a session', answer, performance.now() - started, '/api/refresh');
    if (answer.status !== 200) return;
    this.account.token = tokenOf(answer);
    Object.assign(this.account.cookies, cookiesOf(answer));
    this.renewedAt = Date.now();
  }

  async visitor() {
    const choice = this.random();
    if (choice < 0.35) {
      const found = await this.call(
        'search',
        'GET',
        `/api/graphics?search=${encodeURIComponent(this.one(WORDS))}`,
      );
      this.ids = found?.map(({ variant_id: id }) => id) ?? this.ids;
    } else if (choice < 0.45)
      await this.call(
        'suggest',
        'GET',
        `/api/graphics/suggestions?search=${encodeURIComponent(this.one(WORDS).slice(0, 3))}`,
      );
    else if (choice < 0.55) await this.call('count', 'GET', '/api/graphics/facets');
    else if (choice < 0.8 && this.ids.length > 0) await this.look();
    else if (choice < 0.9)
      await this.call('read a page', 'GET', this.one(['/', '/catalogue', '/wissen', '/support']));
    else await this.call('read articles', 'GET', '/api/cms/posts?_fields=id,title');
  }

  /** Opens a graphic, with its picture. */
  async look() {
    const variant = await this.call('look at a graphic', 'GET', `/api/variants/${this.one(this.ids)}`);
    if (variant)
      await this.call('picture', 'GET', `/files/thumbnails/${variant.current_file_name}-THUMBNAIL-sm-p1.png`);
    if (variant) this.seen = variant.id;
  }

  async author() {
    const choice = this.random();
    this.number += 1;
    const document = busyDocument(1 + Math.floor(this.random() * 9000), SMALL);
    if (choice < 0.06) {
      await this.call('publish', 'POST', '/api/graphics', {
        document,
        idempotencyKey: randomUUID(),
        licenceAccepted: true,
      });
    } else if (choice < 0.2)
      await this.call('file of a draft', 'POST', `/api/draft-files/${this.one(['svg', 'brf'])}`, {
        document,
      });
    else if (choice < 0.5) await this.call('own graphics', 'GET', '/api/users/graphics');
    else if (choice < 0.7) await this.call('who am I', 'GET', '/api/users/validate');
    else await this.visitor();
  }

  async buyer() {
    const choice = this.random();
    this.address ??= (await this.call('save an address', 'POST', '/api/users/addresses', ADDRESS))?.id;
    if (this.seen === undefined) return this.visitor();
    const basket = [
      { contentId: this.seen, productId: 'graphic', quantity: 1 + Math.floor(this.random() * 5) },
    ];
    if (choice < 0.3) await this.call('quote', 'POST', '/api/quotes', { items: basket });
    else if (choice < 0.4)
      await this.call('order', 'POST', '/api/orders', {
        basket,
        shippingAddress: this.address,
        paymentMethod: 'invoice',
        idempotencyKey: randomUUID(),
      });
    else if (choice < 0.7) await this.call('own orders', 'GET', '/api/orders');
    else await this.visitor();
  }

  async admin() {
    const path = this.one([
      'figures',
      'users',
      'orders',
      'jobs',
      'mails',
      'reports',
      'audit',
      'audit-events',
      'errors/backend',
      'logs',
      'vouchers',
    ]);
    await this.call('administration', 'GET', `/api/internal/${path}`);
  }

  /** Follows the log of the day. */
  async follower() {
    const logs = await this.call('administration', 'GET', '/api/internal/logs');
    const name = logs?.[0]?.name;
    if (name === undefined) return;
    const { port } = this.client;
    const ended = new AbortController();
    const started = performance.now();
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/internal/logs/${name}/events`, {
        headers: { ...this.headers, authorization: `Bearer ${this.account.token}` },
        signal: ended.signal,
      });
      this.note('begin a stream', { status: answer.status, text: '' }, performance.now() - started);
      await pause(STREAM_MS);
    } finally {
      ended.abort();
    }
  }
}
