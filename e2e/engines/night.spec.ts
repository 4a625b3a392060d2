import { expect } from '@playwright/test';
import { paths, serviceNight, weekdays } from 'shared-lib/domain';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../src/backend.ts';
import { ownerOfCases, sighting, storedCase } from '../src/areas/violationCases.ts';
import { test } from './src/engineTest.ts';
import { button, panel } from './src/Person.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** An owner whose specialist Ada has clocked out at Birch Test tonight, leaving a report to review. */
async function ownerOfNight() {
  const community = { ...communityRecord('Birch Test'), serviceDays: [...weekdays], totalUnits: 40 };
  const owner = await createOwner({ communities: { birch: community } });
  const shift = {
    communityId: 'birch',
    memberId: 'ada',
    serviceDate: serviceNight(Date.now(), 'America/New_York'),
  };
  await addRecords(owner.uid, {
    team: { ada: memberRecord(owner.uid, 'Ada', 'Byron') },
    clockInOuts: {
      one: { ...shift, status: 'closed', clockInAt: minutesAgo(90), clockOutAt: minutesAgo(20) },
    },
    shiftReports: {
      one: {
        ...shift,
        status: 'submitted',
        startedAt: minutesAgo(90),
        submittedAt: minutesAgo(20),
        unitsTotal: 40,
        unitsServiced: 38,
        unitsSkipped: 2,
      },
    },
  });
  return owner;
}

test('the night board shows a shift, and the owner approves its report', async ({ person }) => {
  const { uid, email } = await ownerOfNight();
  await person.signIn(email, '/tracking');
  await person.waitFor({ role: 'row', name: /Birch Test/ }, /Ada Byron[^]*38 of 40/);
  await person.open('/shift-report?status=submitted');
  await person.press(button(/Birch Test/));
  const report = panel('Shift report');
  await person.waitFor(report, 'Ada Byron');
  await person.press(button('Approve', report));
  const stored = firestore().doc(`${paths.shiftReports(uid)}/one`);
  await expect.poll(async () => (await stored.get()).get('status') as unknown).toBe('approved');
});

test('the owner opens a violation from its list and approves it', async ({ person }) => {
  const { uid, email } = await ownerOfCases({ one: sighting('V-1') });
  await person.signIn(email, '/violations?review=pending');
  await person.press(button(/V-1/));
  const violation = panel('Violation');
  await person.waitFor(violation, 'Maple Test');
  await person.press(button('Approve', violation));
  await person.waitFor({ role: 'group', name: /^V-1 approved/ });
  expect(await storedCase(uid, 'one')).toMatchObject({ reviewStatus: 'approved' });
});
