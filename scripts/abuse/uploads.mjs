/** Pictures and documents that are traps: too large once unpacked, something else than they say, or full of what would run. */
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { busyDocument } from '../faults/documents.mjs';
import { codeOf } from './client.mjs';
import { inLanes } from './target.mjs';

export const options = { worker: false };

/** Traps that are pictures within the limits once what is beside their pixels is left alone. */
const READ = /^a PNG (with|that unpacks)/;

/** Pictures under way at the same time. */
const LANES = 4;

export async function run(target, { quick, random }) {
  const { token } = await target.person('author', { rights: ['can_publish'] });
  await pictures(target, { quick, random });
  await names(target);
  await documents(target, token);
}

/** A form with one file, as a browser would send it; `name` and `type` are what it claims. */
function form(bytes, { name = 'picture.png', type = 'image/png' } = {}) {
  const head = `--x\r\nContent-Disposition: form-data; name="image"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]);
}

const send = (target, path, body) =>
  target.clients[0].send({
    method: 'POST',
    path,
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });

async function pictures(target, { quick, random }) {
  const right = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const jpeg = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  const bombs = [
    ['a PNG that says 60000 by 60000 px', png(60_000, 60_000, deflateSync(Buffer.alloc(1000)))],
    ['a PNG that says 2147483647 px', png(2_147_483_647, 2_147_483_647, Buffer.alloc(10))],
    ['a PNG of no size', png(0, 0, Buffer.alloc(10))],
    ['a PNG that unpacks to 300 MB', png(8000, 5000, deflateSync(Buffer.alloc(300 * 1024 * 1024)))],
    ['a PNG with a packed text of 200 MB', withText(right, deflateSync(Buffer.alloc(200 * 1024 * 1024)))],
    [
      'a PNG with a colour profile of 200 MB',
      withChunk(
        right,
        'iCCP',
        Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(200 * 1024 * 1024))]),
      ),
    ],
    ['a JPEG that says 65535 by 65535 px', sized(jpeg, 65_535)],
    ['a JPEG without its end', jpeg.subarray(0, jpeg.length >> 1)],
    ['gzip of 500 MB', gzipSync(Buffer.alloc(500 * 1024 * 1024))],
    ['a ZIP of 300 MB', zip('../../../../tmp/abuse-was-here', Buffer.alloc(300 * 1024 * 1024))],
  ];
  const guises = [
    [
      'an SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
    ],
    [
      'an SVG with entities',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
    ],
    [
      'an SVG that grows',
      `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
        .split('')
        .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
        .join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`,
    ],
    [
      'an SVG with an address',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="http://169.254.169.254/"/></svg>',
    ],
    ['a web page', '<!DOCTYPE html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'],
    ['a GIF that is a script', 'GIF89a/*\x00\x00\x01\x00*/=1;alert(1)'],
    ['a program', '\x7fELF\x02\x01\x01\x00'],
    ['PostScript', '%!PS\n(/etc/passwd)(r)file'],
    [
      'MVG',
      'push graphic-context\nviewbox 0 0 1 1\nimage over 0,0 0,0 "https://127.0.0.1/x.php?x=`id`"\npop graphic-context',
    ],
    ['nothing', ''],
  ].map(([what, text]) => [what, Buffer.from(text, 'latin1')]);
  for (const path of ['/api/trace', '/api/ocr']) {
    await inLanes([...bombs, ...guises], LANES, async ([what, bytes]) => {
      const answer = await send(target, path, form(bytes));
      target.count('pictures that are traps');
      const isRight = [413, 422, 503].includes(answer.status) || (answer.status === 200 && READ.test(what));
      if (!isRight)
        target.fault(`${what} at ${path}: ${answer.status} ${codeOf(answer)} ${answer.text.slice(0, 100)}`);
      if (/root:x/.test(answer.text))
        target.fault(`${what} at ${path} was answered with a file of the server`);
    });
  }
  // A right picture with its head, or a polyglot behind its end, is read as the picture alone; changed at random it is refused or read.
  const spoiled = Array.from({ length: quick ? 30 : 200 }, (_, number) => {
    const bytes = Buffer.from(number % 2 === 0 ? right : jpeg);
    for (let change = 0; change < 1 + (number % 8); change += 1)
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    return bytes;
  });
  const polyglots = ['<script>alert(1)</script>', '<?php system("id"); ?>', 'PK\x03\x04', '%PDF-1.7'].map(
    (tail) => Buffer.concat([right, Buffer.from(tail, 'latin1')]),
  );
  await inLanes([...spoiled, ...polyglots], LANES, async (bytes) => {
    const { status, text } = await send(target, '/api/trace', form(bytes));
    target.count('spoiled pictures');
    if (![200, 413, 422, 503].includes(status))
      target.fault(`a spoiled picture was answered ${status} ${text.slice(0, 100)}`);
  });
}

/** File names and types that claim something: nothing is kept under them, and none changes what is read. */
async function names(target) {
  const right = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const claimed = [
    '../../../etc/cron.d/x',
    '..\\..\\x',
    '/etc/passwd',
    'a.php',
    'a.png.exe',
    'a\u0000.png',
    '.htaccess',
    'CON',
    'x'.repeat(3000),
    '😀.png',
    '`id`',
    '$(id).png',
    '; rm -rf /',
    '|id',
  ];
  for (const name of claimed) {
    const { status } = await send(target, '/api/trace', form(right, { name, type: 'application/x-php' }));
    target.count('names of files');
    if (![200, 422].includes(status))
      target.fault(`a file called ${name.slice(0, 30)} was answered ${status}`);
  }
}

/** Documents with values of a wrong kind, and texts that would be code somewhere. */
async function documents(target, token) {
  const right = busyDocument(1, { pages: 1, shapes: 2, labels: 1 });
  const texts = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}',
    '${7*7}',
    '<%= 7*7 %>',
    "'; DROP TABLE graphic; --",
    '=cmd|/c calc',
    '\\input{/etc/passwd}',
    '../../etc/passwd',
    '%s%s%n',
    '\u202egnp.exe',
    'a\u0000b',
    '\ud800',
    'x'.repeat(100_000),
    '<?xml version="1.0"?><!DOCTYPE a>',
    'javascript:alert(1)',
    'data:text/html,<script>',
  ];
  const places = [
    (text) => ({ ...right, graphicTitle: text }),
    (text) => ({ ...right, graphicDescription: text }),
    (text) => ({ ...right, language: text }),
    (text) => ({ ...right, uuid: text }),
    (text) => ({ ...right, tags: [{ name: text, tag_id: null }] }),
    (text) => ({ ...right, pages: right.pages.map((page) => ({ ...page, name: text })) }),
    (text) => ({
      ...right,
      pages: right.pages.map((page) => ({ ...page, objects: page.objects.map((one) => ({ ...one, text })) })),
    }),
    (text) => ({
      ...right,
      pages: right.pages.map((page) => ({
        ...page,
        objects: page.objects.map((one) => ({ ...one, type: text })),
      })),
    }),
    (text) => ({ ...right, [text.slice(0, 100)]: text }),
    (text) => ({ ...right, pages: text }),
    (text) => text,
  ];
  for (const text of texts)
    for (const place of places) {
      const document = place(text);
      const posted = await target.clients[0].post(
        '/api/graphics',
        { document, idempotencyKey: randomUUID(), licenceAccepted: true },
        { token },
      );
      const drawn = await target.clients[0].post('/api/draft-files/svg', { document });
      target.count('documents that are traps', 2);
      for (const { status, text: body } of [posted, drawn])
        if (![200, 400, 404, 413, 422, 429, 503].includes(status))
          target.fault(`a document with ${text.slice(0, 20)} was answered ${status} ${body.slice(0, 100)}`);
      if (drawn.status === 200 && /<(script|img|iframe|foreignObject)|<[^>]*\son\w+=/i.test(drawn.text))
        target.fault(`the SVG of a draft holds ${text}`);
    }
}

/** A chunk of a PNG; its checksum is right. */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A grey PNG that claims these sizes, with `packed` as its pixels. */
function png(width, height, packed) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A right PNG with one more chunk after its head. */
function withChunk(bytes, type, data) {
  const at = SIGNATURE.length + 25;
  return Buffer.concat([bytes.subarray(0, at), chunk(type, data), bytes.subarray(at)]);
}

const withText = (bytes, packed) =>
  withChunk(bytes, 'zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed]));

/** A JPEG whose head claims to be `side` px wide and high. */
function sized(bytes, side) {
  const changed = Buffer.from(bytes);
  const at = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(side, at + 5);
  changed.writeUInt16BE(side, at + 7);
  return changed;
}

/** A ZIP with one file. */
function zip(name, bytes) {
  const packed = deflateRawSync(bytes);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crc32(bytes), 14);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(bytes.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 as PNG and ZIP have it; Node 20 brings none. */
function crc32(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
