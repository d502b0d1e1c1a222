import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** What helmet says of every answer of this server; it is the same each time, so that it is asked once. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // WebAssembly makes bodies in plastic. Text is still not run as JavaScript.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        // A PDF that is printed is shown by the browser in a hidden frame.
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    // The editor opens files of its own origin only; partner sites that embed the API's pictures are another origin.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
  })(request, response, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** Adds {@link securityHeaders}, which keep a page to its own scripts, styles and connections. Nothing inline runs. */
export function addSecurityHeaders(
  server: FastifyInstance,
  headers: ReturnType<typeof securityHeaders>,
): void {
  server.addHook('onRequest', (_, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
