import { Timestamp } from 'firebase-admin/firestore';
import { addDays, momentOfNight, paths, serviceNight, type Payroll } from 'shared-lib/domain';
import { payNightsAt } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { changeClockInOuts } from './callables/changeClockInOuts.ts';
import { changePayPeriod } from './callables/changePayPeriod.ts';
import { reckonPayPeriod } from './callables/reckonPayPeriod.ts';

/**
 * A locked pay period stays unchanged, for any caller and any call, in a separate Firestore. The rules let no
 * client write any of it.
 */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const zone = 'America/New_York';
const payroll: Payroll = { frequency: 'weekly', startsOn: '2026-01-05' };
const { from, to } = payNightsAt(addDays(serviceNight(Date.now(), zone), -7), payroll);
const at = (time: string) => momentOfNight(from, time, zone);
const stamp = (time: string) => Timestamp.fromMillis(at(time));
const set = (path: string, data: object) => firestore().doc(path).set(data);

const shift = {
  serviceDate: from,
  communityId: 'maple',
  memberId: 'sam',
  status: 'closed',
  source: 'app',
  clockInAt: stamp('22:00'),
  clockOutAt: stamp('00:30'),
  breakMin: 0,
  workedMin: 150,
  approvedBy: owner,
  approvedAt: stamp('11:00'),
};
const waiting = { ...shift, approvedBy: null, approvedAt: null };

/** The callers' logins, by role. */
const members = {
  admin: { tier: 'Admin' },
  manager: { tier: 'District Manager' },
  sam: { tier: 'Collection Specialist' },
  formerAdmin: { tier: 'Admin', isActive: false },
};

beforeAll(async () => {
  await set(paths.customer(owner), { firstName: 'Olivia', lastName: 'Hart', businessName: 'Sunrise' });
  for (const [uid, more] of Object.entries(members)) {
    const name = { firstName: uid, lastName: 'X', email: `${uid}@x.test` };
    await set(paths.teamMember(owner, uid), { uid, customerId: owner, isActive: true, ...name, ...more });
  }
  await set(paths.settingsSection(owner, 'payroll'), payroll);
  await set(paths.community(owner, 'maple'), { propertyName: 'Maple Court', timezone: zone });
  await set(paths.clockInOut(owner, 'paid'), shift);
  expect(await callAs(owner, changePayPeriod, { act: 'lock', from, to, workedMin: 150 })).toEqual({
    success: true,
  });
  // It came after the lock.
  await set(paths.clockInOut(owner, 'late'), { ...waiting, communityId: 'elm' });
});

/** All of the business's documents, by path. */
const everything = async () => {
  const found = await Promise.all(
    [paths.clockInOuts(owner), paths.payPeriods(owner), paths.payRows(owner, from)].map((path) =>
      firestore().collection(path).get(),
    ),
  );
  return Object.fromEntries(
    found.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()])),
  );
};

const seen = { clockInAt: at('22:00'), clockOutAt: at('00:30'), breakMin: 0 };
const left = { approved: [], left: [{ code: 'locked' }] };

/** Each act's result for an authorized caller while the period is open. */
const actions: readonly (readonly [string, object, unknown])[] = [
  [
    'correct',
    { act: 'correct', clockInOutId: 'paid', seen, ...seen, breakMin: 20, reason: 'A break.' },
    'failed-precondition',
  ],
  [
    'correct one that arrived late',
    { act: 'correct', clockInOutId: 'late', seen, ...seen, breakMin: 20, reason: 'A break.' },
    'failed-precondition',
  ],
  [
    'add',
    {
      act: 'add',
      memberId: 'sam',
      communityId: 'maple',
      serviceDate: from,
      clockInAt: at('01:00'),
      clockOutAt: at('02:00'),
      breakMin: 0,
      reason: 'Forgotten.',
    },
    'failed-precondition',
  ],
  ['approve', { act: 'approve', records: [{ id: 'late', workedMin: 150 }], isChecked: true }, left],
  ['withdraw an approval', { act: 'unapprove', clockInOutIds: ['paid'] }, left],
  [
    'approve the night',
    { act: 'approveNight', serviceDate: from, expected: { records: 0, workedMin: 0 } },
    { records: 0, ...left },
  ],
];

describe.each(actions)('%s', (_, data, refusal) => {
  test.each([
    ['the owner', owner, refusal],
    ['an Admin', 'admin', refusal],
    ['a District Manager', 'manager', 'permission-denied'],
    ['the specialist', 'sam', 'permission-denied'],
    ['an inactive Admin', 'formerAdmin', 'permission-denied'],
    ['a stranger', 'stranger', 'permission-denied'],
  ])('changes nothing of a locked pay period for %s', async (__, uid, expected) => {
    const before = await everything();
    const answer = await callAs(uid, changeClockInOuts, data);
    if (typeof expected === 'string') expect(answer).toBe(expected);
    else expect(answer).toMatchObject(expected as object);
    expect(await everything()).toEqual(before);
  });
});

test.each([
  ['a District Manager', 'manager'],
  ['the specialist', 'sam'],
  ['an inactive Admin', 'formerAdmin'],
  ['a stranger', 'stranger'],
])('is neither reopened by nor shown to %s', async (_, uid) => {
  const before = await everything();
  const reopen = { act: 'reopen', from, to, reason: 'A night is missing.' };
  expect(await callAs(uid, changePayPeriod, reopen)).toBe('permission-denied');
  expect(await callAs(uid, reckonPayPeriod, { from, to })).toBe('permission-denied');
  expect(await everything()).toEqual(before);
});
