import { Opened } from './opened.js';
import { MailCatcher } from './mail-catcher.js';
import { startMailWorker } from './mail-worker.js';
import { TestProduct } from './test-product.js';

/** The server with a mail server and a worker that sends to it. */
export class AccountsProduct {
  private constructor(
    readonly product: TestProduct,
    readonly catcher: MailCatcher,
    private readonly opened: Opened,
  ) {}

  static async start(environment: Readonly<Record<string, string>> = {}): Promise<AccountsProduct> {
    const opened = new Opened();
    try {
      const catcher = opened.add(await MailCatcher.start(), (made) => made.stop());
      const started = await TestProduct.start({ SMTP_URL: catcher.url, ...environment });
      const product = opened.add(started, (made) => made.stop());
      opened.add(await startMailWorker(product.configuration), (worker) => worker.close());
      await product.database.query(`INSERT INTO approval (pattern) VALUES ('*@tastwerk.example')`);
      return new AccountsProduct(product, catcher, opened);
    } catch (error) {
      await opened.close();
      throw error;
    }
  }

  stop(): Promise<void> {
    return this.opened.close();
  }
}
