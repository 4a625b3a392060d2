import { paths, readDocument, residentKeysOf, unitSchema } from 'shared-lib/domain';
import { residentOf, type Resident } from 'mf-communities/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { callsOfOwnProduct } from 'backend/kernel/testing/localCalls.fixture.ts';

/** Moving out and back over HTTP, on the local Firebase with the demo data. */
const calls = callsOfOwnProduct();
jest.setTimeout(30_000);

const owner = 'owner@demo.test';
const customerId = demoUids.owner;
const communityId = 'maple-court';
const path = paths.unit(customerId, 'moving');

const resident = {
  communityId,
  building: 'Z',
  floor: '1',
  unitNumber: '101',
  residentName: 'Rosa Lima',
  residentKeys: residentKeysOf('Rosa Lima'),
  email: 'rosa@example.com',
  phone: '+13055550199',
  language: 'es',
  smsOptIn: false,
  smsOptInAt: null,
  smsOptInSource: null,
  smsOptOutAt: new Date('2026-02-03T04:05:06.789Z'),
  status: 'active',
  moveInDate: '2026-01-15',
  residencies: [],
};

/** A page's data about the unit's resident. */
const known = async (): Promise<Resident> => {
  const read = readDocument(unitSchema, path, (await calls.readPlain(path)) ?? {});
  if (!read.ok) throw new Error(read.error);
  return residentOf(read.value);
};
const out = () =>
  calls.call(owner, 'moveResidents', { act: 'out', communityId, unitIds: ['moving'], on: '2026-03-01' });
const back = (one: Resident) =>
  calls.call(owner, 'moveResidents', { act: 'back', communityId, residents: [one] });
const refused = { status: 400, error: { status: 'FAILED_PRECONDITION' } };

beforeEach(() => calls.writeAll({ [path]: resident }));

test('moving out leaves only the dates; undoing it restores everything', async () => {
  const seen = await known();
  expect((await out()).status).toBe(200);
  const left = await calls.readPlain(path);
  expect(left).toMatchObject({ residentName: null, residentKeys: null, phone: null, status: 'vacant' });
  expect(JSON.stringify(left)).not.toMatch(/Rosa|rosa|0199/);
  const lines = Object.values(await calls.list(paths.communityActivity(customerId, communityId)));
  expect(lines).toContainEqual(
    expect.objectContaining({
      by: customerId,
      changes: [expect.objectContaining({ field: 'unit.movedOut', to: 'Z-101' })],
      partIds: [path.split('/').at(-1)],
    }),
  );
  expect(JSON.stringify(lines)).not.toMatch(/Rosa|rosa|0199/);

  expect((await back(seen)).status).toBe(200);
  expect(await calls.readPlain(path)).toMatchObject({ ...resident, movedOut: null });
  // It can be undone only once.
  expect(await back(seen)).toMatchObject(refused);
});

test.each<[string, Partial<Resident>]>([
  [
    'a consent that did not exist',
    { smsOptIn: true, smsOptInAt: Date.UTC(2026, 0, 15), smsOptInSource: 'office' },
  ],
  ['a missing objection', { smsOptOutAt: null }],
  ['another person', { residentName: 'Somebody Else' }],
])('%s can’t be restored', async (_, change) => {
  const seen = await known();
  await out();
  expect(await back({ ...seen, ...change })).toMatchObject(refused);
  expect(await calls.readPlain(path)).toMatchObject({
    residentName: null,
    smsOptIn: false,
    status: 'vacant',
  });
});

test('a day later it is too late', async () => {
  const seen = await known();
  await out();
  const { movedOut } = (await calls.readPlain(path)) as { movedOut: { at: number } };
  const left = await calls.readPlain(path);
  await calls.writeAll({ [path]: { ...left, movedOut: { ...movedOut, at: movedOut.at - 25 * 3_600_000 } } });
  expect(await back(seen)).toMatchObject(refused);
});
