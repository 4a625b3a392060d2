import { addDays, earliestToday, paths } from 'shared-lib/domain';
import { randomOf } from 'backend/seed/random.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { delivery, eventsFor } from 'backend/functions/core/summaries/events.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { deriveFromViolations } from './triggers/deriveFromViolations.ts';
import { ageViolationCounts } from './derivedCases.ts';

/** Case numbers of field violations, and their units' counts, on a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const customerId = 'olivia';
const now = Date.now();
const millisPerDay = 86_400_000;
const tonight = earliestToday(now);
const { make, deliver } = eventsFor(customerId, [
  [/\/violations\/(?<violationId>[^/]+)$/, deriveFromViolations],
]);
const set = (path: string, data: object) => firestore().doc(path).set(data);

const sighting = (id: string, more: object = {}) => ({
  path: `${paths.violations(customerId)}/${id}`,
  data: {
    serviceDate: tonight,
    communityId: 'maple',
    memberId: 'sam',
    unitId: 'maple-1',
    typeId: 'loose',
    reviewStatus: 'pending',
    status: 'open',
    observedAt: new Date(now),
    createdAt: new Date(now),
    ...more,
  },
});
const stored = async () =>
  (await firestore().collection(paths.violations(customerId)).get()).docs.map((found) => found.data());
const read = async (id: string) => (await firestore().doc(sighting(id).path).get()).data() ?? {};
const countOf = async (unitId: string) =>
  (await firestore().doc(paths.unit(customerId, unitId)).get()).get('violationCount90d') as unknown;
const happens = async (...changes: Parameters<typeof make>[0]) => {
  for (const event of await make(changes)) await deliver(event);
};

beforeEach(async () => {
  const collections = await firestore().doc(paths.customer(customerId)).listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  for (const id of ['maple-1', 'maple-2']) {
    await set(paths.unit(customerId, id), { communityId: 'maple', unitNumber: id });
  }
  await set(paths.violationType(customerId, 'loose'), {
    name: { en: 'Loose trash', es: 'Basura suelta' },
    isActive: true,
  });
});

test('many that arrive at the same time, twice and in any order, each have their own number', async () => {
  const random = randomOf('cases');
  const { add, rest } = delivery(random, deliver);
  const changes = Array.from({ length: 24 }, (_, number) =>
    sighting(`sam_${number}`, {
      unitId: `maple-${(number % 2) + 1}`,
      observedAt: new Date(now + number * 1000),
    }),
  );
  add(await make(changes));
  await rest();
  const cases = await stored();
  const night = tonight.replaceAll('-', '');
  expect(cases.map(({ caseNumber }) => String(caseNumber)).sort()).toEqual(
    changes.map((_, number) => `V-${night}-${String(number + 1).padStart(3, '0')}`),
  );
  for (const unitId of ['maple-1', 'maple-2']) {
    const own = cases.filter((found) => found.unitId === unitId);
    expect(own.map(({ occurrence }) => Number(occurrence)).sort((a, b) => a - b)).toEqual(
      own.map((_, number) => number + 1),
    );
    expect(await countOf(unitId)).toBe(12);
  }
  expect(cases.every(({ typeName }) => typeName === 'Loose trash')).toBe(true);
});

test('numbering continues after imported ones, and none is given twice', async () => {
  const { path, data } = sighting('imported');
  const night = tonight.replaceAll('-', '');
  await set(path, { ...data, caseNumber: `V-${night}-417` });
  await happens(sighting('new'));
  expect((await read('new')).caseNumber).toBe(`V-${night}-418`);
  await firestore().doc(sighting('new').path).delete();
  await happens(sighting('newer'));
  expect((await read('newer')).caseNumber).toBe(`V-${night}-419`);
});

test('a unit’s count drops when a violation is found unfounded, and rises when that is undone', async () => {
  await happens(sighting('one'), sighting('two', { observedAt: new Date(now + 1000) }));
  expect(await countOf('maple-1')).toBe(2);
  const two = { ...(await read('two')), reviewStatus: 'rejected', status: 'dismissed' };
  await happens({ path: sighting('two').path, data: two });
  expect(await countOf('maple-1')).toBe(1);
  await happens({ path: sighting('two').path, data: { ...two, reviewStatus: 'pending', status: 'open' } });
  expect(await countOf('maple-1')).toBe(2);
  expect(await read('two')).toMatchObject({ occurrence: 2 });
});

test('a violation no longer counts after 90 nights, without any event', async () => {
  const old = addDays(tonight, -60);
  await happens(sighting('old', { serviceDate: old }), sighting('young'));
  await happens(sighting('other', { serviceDate: old, unitId: 'maple-2' }));
  expect([await countOf('maple-1'), await countOf('maple-2')]).toEqual([2, 1]);
  await ageViolationCounts(customerId, now + 29 * millisPerDay);
  expect([await countOf('maple-1'), await countOf('maple-2')]).toEqual([2, 1]);
  // The next run makes up for a missed day.
  for (const day of [31, 32]) await ageViolationCounts(customerId, now + day * millisPerDay);
  expect([await countOf('maple-1'), await countOf('maple-2')]).toEqual([1, 0]);
});

test.each([
  ['of another community’s unit', { communityId: 'oak' }, 0],
  ['of a deleted unit', { unitId: 'nowhere' }, 0],
  ['of a deleted type', { typeId: 'nowhere' }, 1],
])('one %s is numbered like any other', async (_, more, expected) => {
  await happens(sighting('odd', more));
  expect((await read('odd')).caseNumber).toMatch(/^V-\d{8}-001$/);
  expect((await countOf('maple-1')) ?? 0).toBe(expected);
});

test('importing an old one triggers nothing', async () => {
  await happens(sighting('ancient', { createdAt: new Date(now - 3 * millisPerDay) }));
  expect((await read('ancient')).caseNumber).toBeUndefined();
});
