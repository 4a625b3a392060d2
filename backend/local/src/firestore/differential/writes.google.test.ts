import fc from 'fast-check';
import { expectAgreement, runsOf, useBothFirestores } from './BothFirestores.fixture.ts';
import { rootOf } from './values.fixture.ts';
import { changes } from './writes.fixture.ts';

const both = useBothFirestores('differential-writes');
const root = rootOf(both.project);
/** Concurrent cases. */
const width = 8;

test('writes leave the same documents, or are refused by both', async () => {
  const places = Array.from({ length: width }, (_, index) => changes({ root, collection: `c${index}` }));
  const property = fc.asyncProperty(fc.tuple(...places), async (cases) => {
    await both.clear();
    const disagreements = await Promise.all(cases.map((calls) => both.inTurn(calls)));
    expectAgreement(disagreements.flat());
  });
  await fc.assert(property, runsOf(20));
}, 600_000);
