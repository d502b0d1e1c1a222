/** An account with an authenticator app, set up as its owner would. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

const { Secret, TOTP } = createRequire(join(ROOT, 'apps/api/package.json'))('otpauth');

/** Sets up an app for a person who is signed in; gives its recovery codes. */
export async function setUpApp(client, { token }) {
  const begun = await client.post('/api/users/authenticator-app', undefined, { token });
  if (begun.status !== 200) throw new Error(`an app was not begun: ${begun.status} ${begun.text}`);
  const app = new TOTP({ secret: Secret.fromBase32(JSON.parse(begun.text).key) });
  const confirmed = await client.post(
    '/api/users/authenticator-app/confirm',
    { code: app.generate() },
    { token },
  );
  if (confirmed.status !== 200)
    throw new Error(`an app was not confirmed: ${confirmed.status} ${confirmed.text}`);
  return JSON.parse(confirmed.text).recovery_codes;
}
