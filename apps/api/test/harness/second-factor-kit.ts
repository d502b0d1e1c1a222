import { ROLES, ROUTES } from '@tastwerk/contracts';
import { Secret, TOTP } from 'otpauth';
import { SoftPasskey } from './soft-passkey.js';
import { PASSWORD, type TestProduct } from './test-product.js';

/** A code of an app with this key, some steps of 30 seconds from now. The next second may make the one before too old. */
export const codeOf = (key: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

/** What tests of second factors do with a product again and again. */
export class SecondFactorKit {
  private people = 0;

  constructor(private readonly product: TestProduct) {}

  newPerson(role: 0 | 1 | 2 = ROLES.standard, rights?: Parameters<TestProduct['person']>[2]) {
    return this.product.person(`person${(this.people += 1)}`, role, rights);
  }

  logIn(login: string, code?: string) {
    return this.product.client.call('login', {
      body: { login, password: PASSWORD, ...(code ? { code } : {}) },
    });
  }

  /** Sets an authenticator app up and gives its key and the recovery codes. */
  async setUpApp(token: string) {
    const { client } = this.product;
    const begun = ROUTES.beginAuthenticatorApp.response;
    const { key } = await client.read(begun, 'beginAuthenticatorApp', { token });
    const confirmed = ROUTES.confirmAuthenticatorApp.response;
    const body = { code: codeOf(key) };
    const { recovery_codes: codes } = await client.read(confirmed, 'confirmAuthenticatorApp', {
      token,
      body,
    });
    return { key, codes };
  }

  async addPasskey(token: string, name = 'Laptop') {
    const { client, configuration } = this.product;
    const device = new SoftPasskey(configuration.publicUrl);
    const options = await client.read(ROUTES.passkeyOptions.response, 'passkeyOptions', { token });
    const body = { name, passkey: device.register(options) };
    const added = await client.read(ROUTES.addPasskey.response, 'addPasskey', { token, body });
    return { device, ...added };
  }

  signInOptions() {
    return this.product.client.read(ROUTES.passkeySignInOptions.response, 'passkeySignInOptions');
  }

  factorsOf(token: string) {
    return this.product.client.read(ROUTES.listSecondFactors.response, 'listSecondFactors', { token });
  }

  /** Makes the proof of every session older than a route with `proof` takes. */
  async letProofsAge(): Promise<void> {
    await this.product.database.query(`UPDATE session SET proved_at = proved_at - interval '11 minutes'`);
  }
}
