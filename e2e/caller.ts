import { expect, type Page } from '@playwright/test';

/** A session of the API: does what a test needs to be done around the screens that it looks at. */
export class Caller {
  protected constructor(
    private readonly page: Page,
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  static async of(
    page: Page,
    account: { readonly login: string; readonly password: string },
  ): Promise<Caller> {
    return new Caller(page, await Caller.headersOf(page, account));
  }

  protected static async headersOf(
    page: Page,
    account: { readonly login: string; readonly password: string },
  ): Promise<{ readonly authorization: string }> {
    const login = await page.request.post(at('/api/login'), { data: account });
    return { authorization: login.headers()['authorization'] ?? '' };
  }

  async post(path: string, data: object) {
    const answer = await this.page.request.post(at(path), { headers: this.headers, data });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return answer.status() === 204 ? null : answer.json();
  }

  async get(path: string) {
    return (await this.page.request.get(at(path), { headers: this.headers })).json();
  }
}

/** An address of the product that the tests run on. */
export function at(path: string): string {
  return `${process.env['PRODUCT_URL']}${path}`;
}
