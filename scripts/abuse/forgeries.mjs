/** Access tokens that somebody could make who has a right one, the source of the product, and no secret; and some made with the secret. */
import { createHmac, createSign, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';

const base64 = (value) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const decoded = (part) => JSON.parse(Buffer.from(part, 'base64url').toString());

/** A token under an HMAC of `secret`. */
function signed(header, payload, secret, hash = 'sha256') {
  const text = `${base64(header)}.${base64(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

/** Secrets that products are left with. */
const COMMON_SECRETS = [
  'secret',
  'changeme',
  'jwt',
  'tastwerk',
  'a secret for tests that is long enough',
  'password',
  'key',
  '0',
  'null',
  'undefined',
  ' ',
  'your-256-bit-secret',
  'development',
  'test',
  '\u0000',
];

/** Name and token of each. `admin` and `user` are signed in; the second one may do nothing. */
export function forgeries({ admin, user, secret }) {
  const [head, body, signature] = admin.token.split('.');
  const payload = decoded(body);
  const right = decoded(head);
  return [
    ...withoutAlgorithm(head, body, signature),
    ...otherAlgorithms(payload, secret),
    ...otherKeys(payload),
    ...changedByHand({ head, body, signature, payload, user }),
    ...wrongClaims({ right, payload, secret, user }),
    ...broken(admin.token),
  ];
}

function withoutAlgorithm(head, body, signature) {
  const names = [
    'none',
    'None',
    'NONE',
    'nOnE',
    'none\u0000',
    ' none',
    '',
    null,
    false,
    0,
    [],
    ['HS256'],
    { HS256: 1 },
  ];
  return names.flatMap((alg) => [
    [`with the algorithm ${JSON.stringify(alg)} and no signature`, `${base64({ alg, typ: 'JWT' })}.${body}.`],
    [
      `with the algorithm ${JSON.stringify(alg)} and the old signature`,
      `${base64({ alg, typ: 'JWT' })}.${body}.${signature}`,
    ],
  ]);
}

function otherAlgorithms(payload, secret) {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const edwards = generateKeyPairSync('ed25519');
  const by = (alg, make) => {
    const text = `${base64({ alg, typ: 'JWT' })}.${base64(payload)}`;
    return [`signed by ${alg}`, `${text}.${make(text)}`];
  };
  const publicOf = ({ publicKey }) => publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return [
    ...['384', '512'].map((bits) => [
      `signed by HS${bits} with the right secret`,
      signed({ alg: `HS${bits}` }, payload, secret, `sha${bits}`),
    ]),
    ...['256', '384', '512'].map((bits) =>
      by(`RS${bits}`, (text) => createSign(`sha${bits}`).update(text).sign(rsa.privateKey, 'base64url')),
    ),
    ...['256', '384', '512'].map((bits) =>
      by(`PS${bits}`, (text) =>
        sign(`sha${bits}`, Buffer.from(text), {
          key: rsa.privateKey,
          padding: 6,
          saltLength: Number(bits) / 8,
        }).toString('base64url'),
      ),
    ),
    by('ES256', (text) =>
      sign('sha256', Buffer.from(text), { key: curve.privateKey, dsaEncoding: 'ieee-p1363' }).toString(
        'base64url',
      ),
    ),
    by('EdDSA', (text) => sign(null, Buffer.from(text), edwards.privateKey).toString('base64url')),
    by('ES256', () => Buffer.alloc(64).toString('base64url')),
    ...[rsa, curve, edwards].flatMap((pair) =>
      ['HS256', 'RS256', 'ES256'].map((alg) => [
        `that takes a public key for the secret (${alg})`,
        signed({ alg }, payload, publicOf(pair)),
      ]),
    ),
  ];
}

function otherKeys(payload) {
  const mine = 'mine';
  const headers = [
    { jwk: { kty: 'oct', k: base64(mine) } },
    { jku: 'http://127.0.0.1:1/keys' },
    { x5u: 'http://127.0.0.1:1/cert' },
    { x5c: [base64(mine)] },
    { kid: '/dev/null' },
    { kid: '../../../../etc/hostname' },
    { kid: "x' UNION SELECT 'mine' --" },
    { kid: 'http://127.0.0.1:1/' },
    { kid: '__proto__' },
    { crit: ['exp'], exp: 1 },
    { b64: false, crit: ['b64'] },
    { zip: 'DEF' },
    { cty: 'JWT' },
    { typ: 'JWE' },
  ];
  return [
    ...COMMON_SECRETS.map((secret) => [
      `signed with ${JSON.stringify(secret)}`,
      signed({ alg: 'HS256' }, payload, secret),
    ]),
    ['signed with nothing', signed({ alg: 'HS256' }, payload, '')],
    ['signed with random bytes', signed({ alg: 'HS256' }, payload, randomBytes(32))],
    ...headers.map((header) => [
      `with the header ${JSON.stringify(header)}`,
      signed({ alg: 'HS256', ...header }, payload, mine),
    ]),
    ...headers.map((header) => [
      `with the header ${JSON.stringify(header)} and an empty key`,
      signed({ alg: 'HS256', ...header }, payload, ''),
    ]),
  ];
}

/** Right tokens of which a part is changed while the signature stays. */
function changedByHand({ head, body, signature, payload, user }) {
  const [userHead, userBody, userSignature] = user.token.split('.');
  const edits = [
    { sub: String(user.id) },
    { sub: '0' },
    { sub: '-1' },
    { sub: '999999' },
    { exp: payload.exp + 1 },
    { exp: 9_999_999_999 },
    { exp: undefined },
    { iat: 0 },
    { role: 1 },
    { rights: ['can_edit_admin'] },
    { sid: randomUUID() },
    { sid: undefined },
    { admin: true },
  ];
  return [
    ...edits.map((edit) => [
      `edited to ${JSON.stringify(edit)}`,
      `${head}.${base64({ ...payload, ...edit })}.${signature}`,
    ]),
    ['with the signature of another token', `${head}.${body}.${userSignature}`],
    ['with the payload of another token', `${head}.${userBody}.${signature}`],
    ['written in other white space', `${head}.${base64(JSON.stringify(payload, null, 1))}.${signature}`],
    ...Array.from(signature, (character, at) => [
      `with another character ${at} in its signature`,
      `${userHead}.${body}.${signature.slice(0, at)}${character === 'A' ? 'B' : 'A'}${signature.slice(at + 1)}`,
    ]),
  ];
}

/** Made with the right secret, as by a part of the server that gets its claims wrong, or for another service. */
function wrongClaims({ right, payload, secret, user }) {
  const now = Math.floor(Date.now() / 1000);
  const { sid: usersSession } = decoded(user.token.split('.')[1]);
  const claims = [
    { sub: undefined },
    { sub: null },
    { sub: '' },
    { sub: '1 OR 1=1' },
    { sub: '1e0x' },
    { sub: '-1' },
    { sub: '0' },
    { sub: '1.5' },
    { sub: [1, 2] },
    { sub: { id: 1 } },
    { sub: '99999999999999999999' },
    { sub: 'pending' },
    { sub: 'admin' },
    { sub: String(user.id) },
    { sid: undefined },
    { sid: null },
    { sid: '' },
    { sid: randomUUID() },
    { sid: usersSession },
    { sid: `${payload.sid}'--` },
    { sid: [payload.sid] },
    { sid: '00000000-0000-0000-0000-000000000000' },
    { exp: now - 1 },
    { exp: 0 },
    { exp: -1 },
    { exp: undefined },
    { exp: null },
    { exp: String(now + 900) },
    { exp: {} },
    { exp: Number.POSITIVE_INFINITY },
    { nbf: now + 3600 },
    { nbf: 'soon' },
    // Where the server names itself and whom its tokens are for, others do not count.
    ...('iss' in payload
      ? [{ iss: undefined }, { iss: 'https://evil.example' }, { iss: [] }, { iss: '' }]
      : []),
    ...('aud' in payload ? [{ aud: undefined }, { aud: 'another service' }, { aud: [] }, { aud: '' }] : []),
  ];
  return claims.map((claim) => [
    `made with the right secret and ${JSON.stringify(claim)}`,
    signed(right, { ...payload, ...claim }, secret),
  ]);
}

/** Shortened, lengthened and mixed up. */
function broken(token) {
  const parts = token.split('.');
  const cut = [
    1,
    5,
    10,
    20,
    36,
    37,
    50,
    80,
    100,
    token.length - 1,
    token.length - 10,
    token.length - 43,
    token.length - 44,
  ];
  return [
    ...cut.map((length) => [`cut off after ${length} characters`, token.slice(0, length)]),
    ['with another part', `${token}.x`],
    ['with an empty part', `${token}.`],
    ['without its head', `.${parts[1]}.${parts[2]}`],
    ['without its payload', `${parts[0]}..${parts[2]}`],
    ['of dots', '...'],
    ['of one dot', '.'],
    ['in the wrong order', `${parts[1]}.${parts[0]}.${parts[2]}`],
    ['in capital letters', token.toUpperCase()],
    ['in small letters', token.toLowerCase()],
    ['in plain base64', token.replaceAll('-', '+').replaceAll('_', '/').replace(/A/, 'A=')],
    ['with a character of another alphabet', token.replace('e', 'е')],
    ['with an emoji', `${token}😀`],
    ['with a line break', `${token}\r\nx-role: admin`],
    ['with a comma', `${token},x`],
    ['in quotes', `"${token}"`],
    ['that is a number', '1'],
    ['that is null', 'null'],
    ['of 4000 characters', 'a.'.repeat(2000)],
    ['of 14000 characters', `${base64({ alg: 'HS256' })}.${'a'.repeat(14_000)}.b`],
    ['of 60000 characters', 'x'.repeat(60_000)],
    ['with a payload of depth', `${parts[0]}.${base64('['.repeat(3000))}.${parts[2]}`],
  ];
}
