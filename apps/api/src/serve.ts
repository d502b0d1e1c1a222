import { DEMO_ACCOUNTS } from './modules/system/demo-accounts.js';
import { configurationOrExit } from './platform/config/configuration-or-exit.js';
import { missingOperator } from './platform/config/operator.js';
import { keepFilesPrivate } from './platform/process-entry.js';
import { lockProduct } from './serve/product-lock.js';
import { Product } from './serve/product.js';

const configuration = configurationOrExit();
const lock = lockProduct(configuration.varDir, configuration.publicUrl);
if (!lock.ok) {
  console.error(`Tastwerk is running already at ${lock.error.url} (process ${lock.error.pid}).`);
  process.exit(1);
}
const unlock = lock.value;
await keepFilesPrivate(configuration);
const product = new Product(configuration);

let ending: Promise<void> | undefined;
let isToldToEnd = false;
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
    if (!isToldToEnd) console.log('\nTastwerk is stopping …');
    isToldToEnd = true;
    void starting.finally(() => end(0));
  });
}

const starting = product.start().then(
  () => true,
  (error: unknown) => {
    // Ctrl-C reaches the children too: that they end is no error then.
    if (!isToldToEnd) console.error(error instanceof Error ? error.message : error);
    return false;
  },
);

const hasStarted = await starting;
if (isToldToEnd) {
  await end(0);
} else if (hasStarted) {
  console.log(`Tastwerk runs at ${configuration.publicUrl}`);
  if (configuration.seed === 'demo') {
    for (const { email, password } of DEMO_ACCOUNTS)
      console.log(`  Demo account: ${email}  password: ${password}`);
  }
  const missing = missingOperator(configuration);
  if (missing !== undefined) console.log(missing);
  console.log('Ctrl-C stops it.');
} else {
  await end(1);
}
