import { findDifferences } from './differences.fixture.ts';
import { casesOf } from './generate.fixture.ts';

/** Set this for a different run. */
const SEED = Number(process.env.CONDITIONS_SEED ?? 1);

test('every generated condition is decided as on Google', async () => {
  expect(await findDifferences(SEED, casesOf(400))).toEqual([]);
});
