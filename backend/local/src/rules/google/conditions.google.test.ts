import { findDifferences } from './differences.fixture.ts';

/** Set these for a longer or a different run. */
const SEED = Number(process.env.CONDITIONS_SEED ?? 1);
const COUNT = Number(process.env.CONDITIONS ?? 2000);

test('every generated condition is decided as on Google', async () => {
  expect(await findDifferences(SEED, COUNT)).toEqual([]);
});
