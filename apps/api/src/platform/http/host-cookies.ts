import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * What browsers take in the name of a cookie as a promise that they keep: only this host set it, over TLS, and it goes to no other host
 * (RFC 6265bis, section 4.1.3.2). They refuse such names without TLS.
 */
const PREFIX = '__Host-';

/** Whether visitors reach the product over TLS, by its public address. */
export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** How a cookie is to be kept; `seconds` is its life. */
interface HostCookie {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
  /** Whether it comes along when a page of another site leads here, as the sign-in page of a school does. */
  readonly comesAlong?: true;
}

/** Sets cookies that scripts cannot read and other sites cannot send, and makes browsers forget them. */
export class HostCookies {
  private readonly isSecure: boolean;

  constructor(publicUrl: string) {
    this.isSecure = isHttps(publicUrl);
  }

  set(reply: FastifyReply, { name, value, seconds, comesAlong }: HostCookie): void {
    const sameSite = comesAlong === true ? 'lax' : 'strict';
    reply.setCookie(this.nameOf(name), value, { ...this.options(), sameSite, maxAge: seconds });
  }

  clear(reply: FastifyReply, name: string): void {
    reply.clearCookie(this.nameOf(name), this.options());
  }

  private nameOf(name: string): string {
    return this.isSecure ? `${PREFIX}${name}` : name;
  }

  private options() {
    const path = this.isSecure ? '/' : '/api';
    return { httpOnly: true, sameSite: 'strict', secure: this.isSecure, path } as const;
  }
}

/**
 * Lets requests find cookies under their plain names. Over TLS only those with the prefix count: another host of the same domain could
 * have set any other.
 */
export function readHostCookies(server: FastifyInstance, publicUrl: string): void {
  if (!isHttps(publicUrl)) return;
  server.addHook('onRequest', (request, _, done) => {
    const kept = Object.entries(request.cookies).filter(([name]) => name.startsWith(PREFIX));
    request.cookies = Object.fromEntries(kept.map(([name, value]) => [name.slice(PREFIX.length), value]));
    done();
  });
}
