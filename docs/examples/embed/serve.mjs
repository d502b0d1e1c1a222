/**
 * Serves this example with the editor beside it: `node docs/examples/embed/serve.mjs`, on PORT or a free one. It builds the editor
 * where that has not been done. A partner needs no more than these files on any web server.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGE = join(ROOT, 'packages/editor-react');
const EDITOR = join(PACKAGE, 'dist/partner');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** What a strict partner would allow: nothing inline, nothing from elsewhere. */
const POLICY =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; style-src-attr 'unsafe-inline'; worker-src 'self'";

if (!existsSync(join(EDITOR, 'tastwerk-editor.js')) || process.argv.includes('--build')) {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: PACKAGE,
    stdio: 'inherit',
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

/** The file that an address names; undefined when it leads out of its folder or nowhere. */
function fileOf(path) {
  const wanted = normalize(decodeURIComponent(path)).replaceAll(sep, '/');
  const [folder, rest] = wanted.startsWith('/editor/')
    ? [EDITOR, wanted.slice('/editor'.length)]
    : [HERE, wanted === '/' ? '/index.html' : wanted];
  const file = join(folder, rest);
  const isInside = file.startsWith(folder.endsWith(sep) ? folder : folder + sep);
  return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

const server = createServer((request, response) => {
  let file;
  try {
    file = fileOf(new URL(request.url ?? '/', 'http://local').pathname);
  } catch {
    // An address that cannot be read names no file.
  }
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': POLICY,
    'cache-control': 'no-cache',
  });
  createReadStream(file).pipe(response);
});

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`The partner's page is at http://127.0.0.1:${server.address().port}/`);
});
const close = () => server.close(() => process.exit(0));
process.once('SIGTERM', close);
process.once('SIGINT', close);
