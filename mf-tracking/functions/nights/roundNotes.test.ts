import { addDays, paths, readDocument, serviceNight } from 'shared-lib/domain';
import { roundNotesSchema } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { changeRoundNotes } from './callables/changeRoundNotes.ts';

/** Notes on a round, in a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const zone = 'America/New_York';
const serviceDate = serviceNight(Date.now(), zone);
const round = { communityId: 'maple', serviceDate };
const change = (act: object, uid = owner) => callAs(uid, changeRoundNotes, { ...round, ...act });
const add = (noteId: string, text: string, more: object = {}) =>
  change({ act: 'add', noteId, text, ...more });
const path = paths.roundNotes(owner, 'maple', serviceDate);

const stored = async () => {
  const data = (await firestore().doc(path).get()).data();
  const read = data && readDocument(roundNotesSchema, path, data);
  return read?.ok ? read.value : null;
};

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await firestore().doc(paths.customer(owner)).set({ firstName: 'Olivia', initialOnboardingComplete: true });
  await firestore().doc(paths.community(owner, 'maple')).set({ propertyName: 'Maple Court', timezone: zone });
});

test('notes keep their author and time, a repeated call adds nothing, and one is removed', async () => {
  expect(await add('a', ' Use the north gate ')).toEqual({ success: true });
  await add('a', 'Use the north gate');
  await add('b', 'Dog at 204');
  expect(await stored()).toMatchObject({
    id: serviceDate,
    notes: [
      { id: 'a', text: 'Use the north gate', by: owner, at: expect.any(Number) },
      { id: 'b', text: 'Dog at 204', by: owner },
    ],
    lastModifiedBy: { uid: owner },
  });
  await change({ act: 'remove', noteId: 'a' });
  await change({ act: 'remove', noteId: 'a' });
  expect((await stored())?.notes).toMatchObject([{ id: 'b' }]);
});

test.each<[string, object]>([
  ['an unknown community', { communityId: 'gone' }],
  ['a night long past', { serviceDate: addDays(serviceDate, -40) }],
])('%s takes no notes', async (_, place) => {
  expect(await add('a', 'Use the north gate', place)).toBe('failed-precondition');
  expect(await stored()).toBeNull();
});

test('only the office adds notes', async () => {
  await firestore().doc(paths.teamMember(owner, 'sam')).set({
    uid: 'sam',
    customerId: owner,
    firstName: 'Sam',
    lastName: 'Ortiz',
    tier: 'Collection Specialist',
  });
  expect(await change({ act: 'add', noteId: 'a', text: 'Mine' }, 'sam')).toBe('permission-denied');
});
