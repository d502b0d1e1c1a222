/** Processes killed while people order, as `npm run faults -- --part orders` does it, shorter. */
import { runOrderFaults } from '../faults/orders.mjs';

export const options = { worker: false };

export async function run(target, { quick, random }) {
  const kills = quick ? 10 : 40;
  const restarts = quick ? 1 : 4;
  const faults = await runOrderFaults({ kills, restarts, minutes: 10, random });
  target.count('API processes killed', kills);
  target.count('times the database was taken away', restarts);
  if (faults > 0) target.fault(`${faults} faults of orders, which stand above`);
}
