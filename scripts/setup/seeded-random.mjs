/** Numbers from 0 to 1 that follow from `seed` (a linear congruential generator); the same seed gives the same numbers. */
export function seededRandom(seed) {
  let state = (seed % 2_147_483_646) + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
