import { Timestamp } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { removeExpired } from 'backend/functions/core/account/triggers/pruneExpired.ts';
import { activityMillis, settingsActivity } from 'mf-settings/domain';
import { undoSettingsChange } from './callables/undoSettingsChange.ts';

/** Undoing logged changes of settings, with its own Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const smsPath = paths.settingsSection(owner, 'sms');
const entryPath = (id: string) => `${paths.businessActivity(owner)}/${id}`;
const sms = async () => (await firestore().doc(smsPath).get()).data();

/** Adds the entry that a change of the SMS settings leaves in the log. */
const log = async (id: string, before: object | null, after: object) => {
  const [draft] = settingsActivity({
    path: smsPath,
    before: before as Record<string, unknown> | null,
    after: after as Record<string, unknown>,
    at: Date.now(),
  });
  const expiresAt = new Date(Date.now() + activityMillis);
  await firestore()
    .doc(entryPath(id))
    .set({ ...draft, at: new Date(), expiresAt });
};

const undo = (entryId: string, uid = owner) => callAs(uid, undoSettingsChange, { entryId });

beforeAll(async () => {
  for (const uid of [owner, 'stranger']) {
    await firestore().doc(paths.customer(uid)).set({ firstName: uid, businessName: 'Sunrise' });
  }
  const member = { isActive: true, email: 'x@demo.test', firstName: 'X', lastName: 'Y', fullName: 'X Y' };
  for (const [uid, tier] of [
    ['ada', 'Admin'],
    ['sam', 'Collection Specialist'],
  ] as const) {
    await firestore()
      .doc(paths.teamMember(owner, uid))
      .set({ ...member, uid, customerId: owner, tier });
  }
});

test('an undo restores the previous values, under the name of the person who pressed it', async () => {
  const before = { enabled: true, quietFrom: '21:00' };
  const after = { enabled: true, quietFrom: '22:00' };
  await firestore()
    .doc(smsPath)
    .set({ ...after, lastModifiedBy: { uid: owner, at: new Date() } });
  await log('quiet', before, after);
  expect(await undo('quiet', 'ada')).toEqual({ success: true });
  expect(await sms()).toEqual({
    enabled: true,
    quietFrom: '21:00',
    lastModifiedBy: { uid: 'ada', at: expect.any(Timestamp) },
  });
});

test('an undo never overwrites a later change, and names its author', async () => {
  await log('again', { quietFrom: '21:00' }, { quietFrom: '22:00' });
  await firestore()
    .doc(smsPath)
    .set({ quietFrom: '23:00', lastModifiedBy: { uid: 'ada', at: new Date() } });
  expect(await undo('again')).toBe('aborted');
  expect(await sms()).toMatchObject({ quietFrom: '23:00' });
  await expect(
    undoSettingsChange.run({
      auth: { uid: owner, token: {} },
      data: { entryId: 'again' },
      rawRequest: { headers: {}, ip: '10.9.9.9' },
    } as never),
  ).rejects.toMatchObject({ details: { reason: 'changedMeanwhile', by: 'ada' } });
});

test.each([
  ['a specialist', 'again', 'sam', 'permission-denied'],
  ['another business', 'again', 'stranger', 'not-found'],
  ['an unknown entry', 'none', owner, 'not-found'],
  ['an id with a path', '../../x', owner, 'invalid-argument'],
])('%s is refused', async (_, entryId, uid, code) => {
  expect(await undo(entryId, uid)).toBe(code);
});

test('an entry about anything else is refused', async () => {
  const at = new Date();
  await firestore()
    .doc(entryPath('member'))
    .set({
      at,
      expiresAt: new Date(Date.now() + activityMillis),
      by: owner,
      kind: 'member',
      act: 'edited',
      recordId: 'sam',
      changes: [{ field: 'tier', from: 'Admin', to: 'Collection Specialist' }],
    });
  expect(await undo('member')).toBe('failed-precondition');
});

test('an entry is removed after a year, and not before', async () => {
  const at = Date.now();
  await firestore()
    .doc(entryPath('kept'))
    .set({ at: new Date(at), expiresAt: new Date(at + activityMillis) });
  const isKept = async () => (await firestore().doc(entryPath('kept')).get()).exists;
  await removeExpired(at + activityMillis - 1);
  expect(await isKept()).toBe(true);
  await removeExpired(at + activityMillis);
  expect(await isKept()).toBe(false);
});
