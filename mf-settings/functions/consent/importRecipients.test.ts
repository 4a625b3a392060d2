import { FieldValue } from 'firebase-admin/firestore';
import { maxRecipientsOfCall } from 'mf-settings/domain';
import { paths, residentKeysOf, suppressionId } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { importRecipients, undoRecipientImport } from './callables/importRecipients.ts';

/** The import of recipients, in a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const importId = 'import-0001';
const phoneOf = (index: number) => `+1212555${String(index).padStart(4, '0')}`;
const set = (path: string, data: object) => firestore().doc(path).set(data);
const unitAt = (index: number) => paths.unit(owner, `u${index}`);
const unit = async (index: number) => (await firestore().doc(unitAt(index)).get()).data();
const ledger = async () =>
  (await firestore().collection(paths.consents(owner)).get()).docs.map((entry) => entry.data());
const row = (index: number, more: object = {}) => ({
  communityId: 'maple',
  building: null,
  unitNumber: String(index),
  residentName: null,
  phone: phoneOf(index),
  language: null,
  consent: true,
  unitId: `u${index}`,
  ...more,
});
const statement = {
  source: 'lease',
  givenOn: '2026-01-15',
  wording: 'I agree to texts about trash service.',
  language: 'en',
};
const send = (rows: readonly object[], expected: object, more: object = {}, uid = owner) =>
  callAs(uid, importRecipients, { importId, statement, rows, expected, ...more });

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await set(paths.customer(owner), { firstName: 'Olivia', businessName: 'Sunrise Valet' });
  await set(paths.teamMember(owner, 'sam'), {
    uid: 'sam',
    customerId: owner,
    tier: 'Collection Specialist',
    isActive: true,
  });
  await Promise.all(
    [1, 2, 3].map((index) =>
      set(unitAt(index), { communityId: 'maple', unitNumber: String(index), status: 'active' }),
    ),
  );
});

test('a row opts its resident in, with the source in the ledger; resending it changes nothing', async () => {
  const rows = [row(1, { residentName: 'Dana Cole', language: 'es' }), row(2, { consent: null })];
  const expected = { new: 1, changed: 1 };
  await loseNextAnswer(false);
  await send(rows, expected);
  expect(await send(rows, expected)).toEqual(expected);
  expect(await unit(1)).toMatchObject({
    residentName: 'Dana Cole',
    language: 'es',
    phone: phoneOf(1),
    smsOptIn: true,
    smsOptInSource: 'lease',
  });
  expect(await unit(2)).toMatchObject({ phone: phoneOf(2) });
  expect((await unit(2))?.['smsOptIn']).not.toBe(true);
  expect(await ledger()).toEqual([
    expect.objectContaining({
      phone: phoneOf(1),
      communityId: 'maple',
      unitId: 'u1',
      event: 'optIn',
      wording: statement.wording,
      language: 'en',
      source: 'lease',
      givenOn: '2026-01-15',
      by: owner,
      place: 'import',
      importId,
    }),
  ]);
});

test('the keys by which the search finds a resident follow the name, and its undoing', async () => {
  await firestore().doc(unitAt(1)).update({ residentName: 'Rosa Lima' });
  await send([row(1, { residentName: 'Dana Cole' })], { new: 1, changed: 0 });
  expect((await unit(1))?.['residentKeys']).toEqual(residentKeysOf('Dana Cole'));
  await callAs(owner, undoRecipientImport, { importId });
  expect(await unit(1)).toMatchObject({
    residentName: 'Rosa Lima',
    residentKeys: residentKeysOf('Rosa Lima'),
  });
});

test.each<[string, string, object]>([
  ['wrote STOP', paths.suppression(owner, suppressionId('text', phoneOf(1))), { reason: 'stopped' }],
  [
    'the office suppressed',
    paths.suppression(owner, suppressionId('text', phoneOf(1))),
    { reason: 'byHand' },
  ],
  ['withdrew at this unit', unitAt(1), { phone: phoneOf(1), smsOptIn: false, smsOptOutAt: new Date(1) }],
])('a resident who %s is not opted in again, whatever was expected', async (_, path, more) => {
  await firestore()
    .doc(path)
    .set({ channel: 'text', address: phoneOf(1), ...more }, { merge: true });
  expect(await send([row(1), row(2)], { new: 2, changed: 0 })).toBe('failed-precondition');
  expect(await ledger()).toEqual([]);
  expect(await send([row(1), row(2)], { new: 1, changed: 0 })).toEqual({ new: 1, changed: 0 });
  expect((await unit(1))?.['smsOptIn']).not.toBe(true);
  expect(await unit(2)).toMatchObject({ smsOptIn: true });
});

test.each<[string, object[], object]>([
  ['a row at a deleted door', [row(1), row(9)], { new: 2, changed: 0 }],
  ['a row with another door’s unit', [row(1, { unitId: 'u2' })], { new: 1, changed: 0 }],
  ['a row of another community', [row(1, { communityId: 'oak' })], { new: 1, changed: 0 }],
  ['counts that differ from the plan', [row(1)], { new: 0, changed: 0 }],
])('%s: nothing is written', async (_, rows, expected) => {
  expect(await send(rows, expected)).toBe('failed-precondition');
  expect(await ledger()).toEqual([]);
  expect((await unit(1))?.['smsOptIn']).toBeUndefined();
});

test.each<[string, object[], object]>([
  ['more rows than a call accepts', Array.from({ length: maxRecipientsOfCall + 1 }, (_, at) => row(at)), {}],
  ['no row', [], {}],
  ['no statement of how they agreed', [row(1)], { statement: null }],
  ['a wording of nine letters', [row(1)], { statement: { ...statement, wording: 'I agree.' } }],
  ['an invalid number', [row(1, { phone: '12' })], {}],
])('it refuses %s', async (_, rows, more) => {
  expect(await send(rows, { new: 1, changed: 0 }, more)).toBe('invalid-argument');
});

test('field specialists can’t import', async () => {
  expect(await send([row(1)], { new: 1, changed: 0 }, {}, 'sam')).toBe('permission-denied');
  expect(await callAs('sam', undoRecipientImport, { importId })).toBe('permission-denied');
});

test('it is undone, except for residents who were changed or replied since', async () => {
  await set(unitAt(3), {
    communityId: 'maple',
    unitNumber: '3',
    status: 'active',
    phone: '+12125559999',
    smsOptIn: true,
    smsOptInAt: new Date(1000),
    smsOptInSource: 'form',
  });
  const rows = [row(1), row(2), row(3)];
  expect(await send(rows, { new: 3, changed: 0 })).toEqual({ new: 3, changed: 0 });
  await firestore()
    .doc(unitAt(2))
    .update({ residentName: 'Lee Park', updatedAt: FieldValue.serverTimestamp() });
  const undone = { removed: 0, restored: 2, kept: 1 };
  expect(await callAs(owner, undoRecipientImport, { importId })).toEqual(undone);
  expect((await unit(1))?.['smsOptIn']).not.toBe(true);
  expect(await unit(2)).toMatchObject({ smsOptIn: true, residentName: 'Lee Park' });
  expect(await unit(3)).toMatchObject({ phone: '+12125559999', smsOptIn: true, smsOptInSource: 'form' });
  expect(await callAs(owner, undoRecipientImport, { importId })).toEqual({
    removed: 0,
    restored: 0,
    kept: 1,
  });
});
