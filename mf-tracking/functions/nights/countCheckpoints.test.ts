import { FieldValue } from 'firebase-admin/firestore';
import { addDays, paths, shardOf } from 'shared-lib/domain';
import { rebuildNight } from 'backend/functions/core/summaries/nights.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { countCheckpoints } from './callables/countCheckpoints.ts';

/** The count of a week's checkpoints, in a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const night = '2026-07-14';
const report = (serviceDate: string, fields: object) =>
  firestore()
    .collection(paths.shiftReports(owner))
    .add({ communityId: 'maple', memberId: 'sam', serviceDate, status: 'submitted', ...fields });
const count = () => callAs(owner, countCheckpoints, { until: night });

test('counts seven nights from their summaries, including those of an earlier release', async () => {
  await firestore().doc(paths.customer(owner)).set({ firstName: 'Olivia', initialOnboardingComplete: true });
  const first = addDays(night, -6);
  await report(night, { checkpointsExpected: 4, checkpointsScanned: 3 });
  await report(night, { communityId: 'oak', status: 'inProgress', checkpointsExpected: 4 });
  await report(first, { status: 'missed', checkpointsExpected: 4 });
  await report(addDays(night, -7), { checkpointsExpected: 4 });
  await rebuildNight(owner, night);
  await rebuildNight(owner, first);
  const expected = {
    communities: expect.arrayContaining([
      {
        communityId: 'maple',
        nights: [
          { date: first, expected: 4, scanned: 0, isUnderWay: false },
          { date: night, expected: 4, scanned: 3, isUnderWay: false },
        ],
      },
      { communityId: 'oak', nights: [{ date: night, expected: 0, scanned: 0, isUnderWay: true }] },
    ]),
  };
  expect(await count()).toEqual(expected);

  await firestore()
    .doc(paths.nightShard(owner, night, shardOf('maple')))
    .update({ coverage: FieldValue.delete() });
  expect(await count()).toEqual(expected);
});
