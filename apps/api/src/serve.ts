import { DEMO_ACCOUNTS } from './modules/system/demo-accounts.js';
import { configurationOrExit } from './platform/config/configuration-or-exit.js';
import { lockProduct } from './serve/product-lock.js';
import { Product } from './serve/product.js';

const configuration = configurationOrExit();
const lock = lockProduct(configuration.varDir, configuration.publicUrl);
if (!lock.ok) {
  console.error(`Tastwerk is running already at ${lock.error.url} (process ${lock.error.pid}).`);
  process.exit(1);
}
const unlock = lock.value;
const product = new Product(configuration);

let ending: Promise<void> | undefined;
function end(code: number): Promise<void> {
  ending ??= product.stop().then(
    () => {
      unlock();
      process.exit(code);
    },
    (error: unknown) => {
      console.error(error);
      unlock();
      process.exit(1);
    },
  );
  return ending;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (ending === undefined) console.log('\nTastwerk is stopping …');
    void starting.finally(() => end(0));
  });
}

const starting = product.start().then(
  () => true,
  (error: unknown) => {
    if (ending === undefined) console.error(error instanceof Error ? error.message : error);
    return false;
  },
);

if (await starting) {
  console.log(`Tastwerk runs at ${configuration.publicUrl}`);
  if (configuration.seed === 'demo') {
    for (const { email, password } of DEMO_ACCOUNTS)
      console.log(`  Demo account: ${email}  password: ${password}`);
  }
  console.log('Ctrl-C stops it.');
} else {
  await end(1);
}
