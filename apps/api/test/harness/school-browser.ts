import { z } from 'zod';
import { type Answer, cookieOf, type TestClient } from './test-client.js';

const onward = z.object({ url: z.string() });

const placeOf = (response: Response, base: string): string => {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${response.status} at ${base} leads nowhere`);
  return new URL(location, base).href;
};

/** A browser between the product and a provider of sign-ins: keeps cookies of both, follows the way there and back. */
export class SchoolBrowser {
  /** Cookies of the product, by their names. */
  readonly cookies = new Map<string, string>();
  private readonly ofProvider = new Map<string, string>();

  constructor(
    private readonly client: TestClient,
    private readonly provider: string,
  ) {}

  /** Begins to sign in, or to connect the account of `token`; the address of the provider. */
  async begin(token?: string): Promise<string> {
    const params = { provider: this.provider };
    const answer =
      token === undefined
        ? await this.client.call('beginSignIn', { params, body: { redirect: '/editor/app' } })
        : await this.client.call('linkIdentity', { params, token });
    this.keep(answer);
    return onward.parse(answer.body).url;
  }

  /** Signs in at the provider as `person`; the address that it sends the browser back to. */
  async signInAt(url: string, person: string): Promise<URL> {
    const form = await this.go(url);
    const submitted = await this.go(
      form,
      new URLSearchParams({ prompt: 'login', login: person, password: 'any' }),
    );
    return new URL(await this.go(submitted));
  }

  /** Comes back to the product; the page that it goes on to. */
  async comeBack(callback: URL): Promise<{ readonly page: URL; readonly answer: Answer }> {
    const answer = await this.client.call('finishSignIn', {
      params: { provider: this.provider },
      query: Object.fromEntries(callback.searchParams),
      cookie: this.cookie,
    });
    this.keep(answer);
    return { page: new URL(String(answer.headers['location']), 'http://localhost:4000'), answer };
  }

  /** All of it: the page that a sign-in ends at. */
  async signIn(person: string): Promise<URL> {
    const callback = await this.signInAt(await this.begin(), person);
    return (await this.comeBack(callback)).page;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(answer: Answer): void {
    for (const pair of cookieOf(answer).split('; ').filter(Boolean)) {
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** One step at the provider; where it leads. */
  private async go(url: string, form?: URLSearchParams): Promise<string> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...this.ofProvider].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    await response.arrayBuffer();
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      this.ofProvider.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return placeOf(response, url);
  }
}
