/** A mail server that counts how often it took each mail, and takes its time for the answer. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

const { SMTPServer } = createRequire(join(ROOT, 'apps/api/package.json'))('smtp-server');

/** It answers after up to so many ms: workers that are killed meanwhile cannot know whether the mail was taken. */
const LONGEST_ANSWER_MS = 200;

/** Starts it; `taken` holds how often a mail came, by its Message-ID. `see` is given each mail: whom it is for and its first 100,000 characters. */
export async function startMailServer(random, see = () => undefined) {
  const taken = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let head = '';
      stream.on('data', (chunk) => {
        if (head.length < 100_000) head += chunk.toString('latin1');
      });
      stream.on('end', () => {
        const id = /^message-id: (<[^>]+>)/im.exec(head)?.[1];
        taken.set(id, (taken.get(id) ?? 0) + 1);
        see({ to: session.envelope.rcptTo.map(({ address }) => address), text: head });
        setTimeout(done, random() * LONGEST_ANSWER_MS);
      });
    },
  });
  // Workers that are killed break their connections.
  server.on('error', () => undefined);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    taken,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
