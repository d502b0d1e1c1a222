/** An HTTP client that sends what no browser would: any method, header, path and body. */
import { Agent, request } from 'node:http';

/** A request that gets no answer within so many ms has hung. */
const ANSWER_MS = 120_000;

/** What the answer's body is kept of. */
const KEPT_BYTES = 200_000;

/** Calls a server at `port`; every answer is given to `seen`, which counts it. */
export class Client {
  constructor(port, seen = () => undefined) {
    this.port = port;
    this.seen = seen;
    this.agent = new Agent({ keepAlive: true, maxSockets: 64 });
  }

  /**
   * One call. Gives status, headers and text; status 0 where the server broke the connection. A stream is let go once it begins. `from` is a
   * loopback address to call from.
   */
  send(call) {
    const { method = 'GET', path, headers = {}, body, from, agent = this.agent } = call;
    return new Promise((resolve) => {
      const done = (answer) => {
        this.seen({ method, path, ...answer });
        resolve(answer);
      };
      let asked;
      try {
        asked = request({
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          agent,
          headers: {
            ...headers,
            ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          },
          ...(from === undefined ? {} : { localAddress: from }),
        });
      } catch (error) {
        // Node refuses to send it: it cannot reach a server this way.
        return resolve({ status: -1, headers: {}, text: error.message });
      }
      asked.setTimeout(ANSWER_MS, () => asked.destroy(new Error('no answer')));
      asked.once('response', (response) => {
        const { statusCode: status, headers: answered } = response;
        if (String(answered['content-type']).startsWith('text/event-stream')) {
          asked.destroy();
          return done({ status, headers: answered, text: '' });
        }
        const chunks = [];
        let kept = 0;
        response.on('data', (chunk) => {
          if (kept < KEPT_BYTES) chunks.push(chunk);
          kept += chunk.length;
        });
        response.once('end', () =>
          done({ status, headers: answered, text: Buffer.concat(chunks).toString('utf8') }),
        );
        response.once('error', ({ message }) => done({ status: 0, headers: {}, text: message }));
      });
      asked.once('error', ({ message }) => {
        // The server has ended the connection with its answer to the call before, as it may: browsers ask again, too.
        if (asked.reusedSocket) resolve(this.send({ ...call, agent: false }));
        else done({ status: 0, headers: {}, text: message });
      });
      asked.end(body);
    });
  }

  /** A call with a JSON body and a bearer token. */
  json(method, path, body, { token, headers = {}, ...rest } = {}) {
    return this.send({
      ...rest,
      method,
      path,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
  }

  post(path, body, options) {
    return this.json('POST', path, body, options);
  }

  get(path, options) {
    return this.json('GET', path, undefined, options);
  }

  /** Signs in; gives the access token and the cookies, by name. */
  async logIn(login, password, options) {
    const answer = await this.post('/api/login', { login, password }, options);
    if (answer.status !== 200) throw new Error(`${login} cannot sign in: ${answer.status} ${answer.text}`);
    return { token: tokenOf(answer), cookies: cookiesOf(answer) };
  }

  close() {
    this.agent.destroy();
  }
}

/** The access token that an answer hands out. */
export const tokenOf = ({ headers }) => String(headers.authorization ?? '').replace('Bearer ', '');

/** The cookies that an answer sets, by name. */
export function cookiesOf({ headers }) {
  const pairs = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';', 1)[0]);
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}

/** The value of the `Cookie` header that carries these. */
export const cookieHeader = (cookies) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** The code by which the product says what went wrong; blank where it said none. */
export function codeOf({ text }) {
  try {
    return String(JSON.parse(text).error ?? '');
  } catch {
    return '';
  }
}
