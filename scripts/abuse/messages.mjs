/** Messages that are no JSON, no HTTP, too long, too deep, or ask for what is not there in a way that no browser would. */
import { connect } from 'node:net';
import { inLanes } from './target.mjs';

const MB = 1024 * 1024;

const NOT_JSON = [
  '{',
  '[1,',
  '{"a":1,}',
  "{'a':1}",
  'NaN',
  '\u0000',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  '1e999999',
  '"\\ud800"',
  '{"__proto__":{"role":1}}',
  '{"constructor":{"prototype":{"role":1}}}',
  '{"login":"a","login":"b"}',
  'true',
  'null',
  '""',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a=1&b=2',
  '\xff\xfe',
];

const TYPES = [
  '',
  'application/json; charset=utf-7',
  'application/json;;;',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/json/../x',
  'image/png',
  'a'.repeat(500),
  'application/x-protobuf',
];

/** Routes that take bodies: small ones, a document, and a form. */
const POSTS = [
  '/api/login',
  '/api/graphics',
  '/api/draft-files/brf',
  '/api/trace',
  '/api/contact',
  '/api/quotes',
  '/newsletter/unsubscribe?key=x',
];

const METHODS = [
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'MKCOL',
  'SEARCH',
  'PURGE',
  'LOCK',
  'QUERY',
];

const PATHS = [
  '/',
  '/api',
  '/api/',
  '/api//login',
  '//api/login',
  '/api/login/',
  '/api/../api/health',
  '/api/%2e%2e/health',
  '/..%2f..%2fetc/passwd',
  '/files/variants/1/pdf_x.pdf/../../../../etc/passwd',
  '/files/thumbnails/..%2f..%2fx-THUMBNAIL-sm-p1.png',
  '/assets/../../package.json',
  '/.git/config',
  '/.env',
  '/package.json',
  '/api/health?%',
  '/api/health?a[b]=1&a=2',
  '/api/graphics?limit=1&limit=2',
  '/%',
  '/%zz',
  '/\\..\\',
  '/api/graphics/1%00',
  '/api/graphics/-1',
  '/api/graphics/1.5',
  '/api/graphics/0x1',
  '/api/graphics/1e3',
  '/internal/users',
  '/internal/../api/login',
  '/api/internal/users;admin',
  '/API/internal/users',
  '/api/internal%2fusers',
  `/${'a'.repeat(4000)}`,
  `/api/graphics?search=${'%f0%9f%98%80'.repeat(400)}`,
  `/api/graphics?${'x=1&'.repeat(1500)}`,
];

const HEADERS = [
  'authorization',
  'cookie',
  'x-request-id',
  'accept-language',
  'user-agent',
  'last-event-id',
  'if-none-match',
  'range',
  'host',
  'origin',
  'referer',
  'x-forwarded-for',
  'x-forwarded-host',
  'forwarded',
  'accept',
  'content-encoding',
  'expect',
  'sec-fetch-site',
];
const VALUES = [
  '2147483648',
  '%00',
  'Bearer a.b.c',
  '../../etc/passwd',
  'x'.repeat(5000),
  '\u00ff',
  'bytes=0-,-1',
  'bytes=99999999999-',
  '"\'; DROP TABLE account;--',
  '${jndi:ldap://x}',
  '*/*;q=x',
  '100-continue',
  'gzip',
];

const request = (lines, body = '') => `${lines.join('\r\n')}\r\n\r\n${body}`;
const HOST = 'Host: localhost';

/** Bytes that are no request, or two requests in the guise of one. */
const RAW = [
  'GET\r\n\r\n',
  '\r\n\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  request(['GET / HTTP/1.1', HOST, 'Host: evil.example']),
  request(['GET / HTTP/1.1', HOST, 'X: a\rb', 'Y: \x00']),
  request(['GET / HTTP/1.1', HOST, ' folded: x']),
  request(
    [
      'POST /api/login HTTP/1.1',
      HOST,
      'Content-Type: application/json',
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
    ],
    '0\r\n\r\nGET /api/internal/users HTTP/1.1\r\nHost: x\r\n\r\n',
  ),
  request(['POST /api/login HTTP/1.1', HOST, 'Content-Length: 4', 'Content-Length: 40'], '{}{}'),
  request(['POST /api/login HTTP/1.1', HOST, 'Content-Length: -1'], '{}'),
  request(['POST /api/login HTTP/1.1', HOST, 'Content-Length: 99999999999999999999'], '{}'),
  request(['POST /api/login HTTP/1.1', HOST, 'Transfer-Encoding: xchunked'], '2\r\n{}\r\n0\r\n\r\n'),
  request(['POST /api/login HTTP/1.1', HOST, 'Transfer-Encoding : chunked'], '2\r\n{}\r\n0\r\n\r\n'),
  request(
    ['POST /api/login HTTP/1.1', HOST, 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
    'zz\r\n{}\r\n0\r\n\r\n',
  ),
  request(
    ['POST /api/login HTTP/1.1', HOST, 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
    'fffffffffffffffff\r\n{}\r\n',
  ),
  request(['GET /api/health HTTP/1.1', HOST, ...Array.from({ length: 3000 }, (_, index) => `x-${index}: 1`)]),
  request(['GET /api/health HTTP/1.1', HOST, `x: ${'a'.repeat(100_000)}`]),
  request([`GET /${'a'.repeat(100_000)} HTTP/1.1`, HOST]),
  request(['GET http://169.254.169.254/latest/meta-data HTTP/1.1', HOST]),
  request(['CONNECT 127.0.0.1:5432 HTTP/1.1', HOST]),
  request([
    'GET /api/health HTTP/1.1',
    HOST,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: eA==',
    'Sec-WebSocket-Version: 13',
  ]),
  request(['PRI * HTTP/2.0']),
];

/** A form with these parts, each a head and a body. */
const form = (parts, end = '--x--\r\n') =>
  parts.map(([head, body]) => `--x\r\n${head}\r\n\r\n${body}\r\n`).join('') + end;
const FORMS = [
  form([]),
  form([], ''),
  '--x',
  form([['Content-Disposition: form-data', 'a']]),
  form([['Content-Disposition: form-data; name="image"; filename="../../../etc/cron.d/x"', 'a']]),
  form([
    ['Content-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: text/html', '<script>'],
  ]),
  form(Array.from({ length: 200 }, (_, index) => [`Content-Disposition: form-data; name="f${index}"`, 'a'])),
  form([[`Content-Disposition: form-data; name="${'n'.repeat(5000)}"`, 'a']]),
  form([
    ['Content-Disposition: form-data; name="__proto__"', '1'],
    ['Content-Disposition: form-data; name="image"; filename="a"', 'a'],
  ]),
  form([
    ['Content-Disposition: form-data; name="image"; filename="a"', 'a'],
    ['Content-Disposition: form-data; name="image"; filename="b"', 'b'],
  ]),
];

/** Sends all of them; what the server must not do is to answer with an error of its own, or not at all where it speaks HTTP. */
export async function brokenMessages(target, { quick }) {
  const [client] = target.clients;
  const lanes = (items, what, work) =>
    inLanes(items, 8, async (item) => {
      const answer = await work(item);
      target.count(what);
      if (answer?.status === 0 && !/ECONNRESET|EPIPE|socket hang up/.test(answer.text))
        target.fault(`${what}: ${JSON.stringify(item).slice(0, 100)} got no answer: ${answer.text}`);
      if (answer?.status === 200 && /root:x:|"private": true|\[core\]/.test(answer.text))
        target.fault(`${what}: ${JSON.stringify(item).slice(0, 100)} was answered with a file of the server`);
    });
  const posted = (path, type, body) =>
    client.send({ method: 'POST', path, body, headers: type === '' ? {} : { 'content-type': type } });
  await lanes(pairs(POSTS, NOT_JSON), 'bodies that are no JSON', ([path, body]) =>
    posted(path, 'application/json', body),
  );
  await lanes(pairs(POSTS, TYPES), 'wrong types of bodies', ([path, type]) => posted(path, type, '{"a":1}'));
  await lanes(pairs(['/api/trace', '/api/ocr'], FORMS), 'broken forms', ([path, body]) =>
    posted(path, 'multipart/form-data; boundary=x', body),
  );
  const deep = ['['.repeat(100_000), '{"a":'.repeat(50_000), `${'['.repeat(40)}${']'.repeat(40)}`];
  await lanes(pairs(POSTS, deep), 'nested bodies', ([path, body]) => posted(path, 'application/json', body));
  const sizes = quick ? [65_537] : [65_537, MB, 21 * MB, 30 * MB];
  await lanes(pairs(POSTS, sizes), 'long bodies', ([path, size]) =>
    posted(path, 'application/json', `"${'a'.repeat(size)}"`),
  );
  await lanes(pairs(METHODS, PATHS), 'odd methods and paths', async ([method, path]) => {
    const answer = await client.send({ method, path });
    // HEAD and OPTIONS change nothing.
    if (answer.status >= 200 && answer.status < 300 && !['HEAD', 'OPTIONS'].includes(method))
      target.fault(`${method} ${path.slice(0, 50)} was answered ${answer.status}`);
    return answer;
  });
  await lanes(PATHS, 'odd methods and paths', (path) => client.send({ path }));
  await lanes(pairs(HEADERS, VALUES), 'odd headers', ([name, value]) =>
    client.send({ path: '/api/graphics', headers: { [name]: value } }),
  );
  await lanes(RAW, 'bytes that are no request', async (bytes) => {
    const answered = await raw(client.port, bytes);
    const statuses = [...answered.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => Number(match[1]));
    for (const status of statuses)
      if (status >= 500 && status !== 503)
        target.fault(`raw ${JSON.stringify(bytes).slice(0, 100)}: ${status}`);
    if (/smuggled|"email"/.test(answered) || statuses.length > 1)
      target.fault(`raw ${JSON.stringify(bytes).slice(0, 150)}: two answers`);
  });
}

function pairs(left, right) {
  return left.flatMap((one) => right.map((other) => [one, other]));
}

/** Sends bytes and gives what came back until the server ended the connection, or answered. */
function raw(port, bytes) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answered = '';
    socket.on('data', (chunk) => (answered += chunk.toString('latin1')));
    socket.once('error', () => resolve(answered));
    socket.once('close', () => resolve(answered));
    socket.write(bytes, 'latin1');
    // What is a whole request is answered and the connection ends with it; what is none waits for more, which does not come.
    socket.end();
  });
}
