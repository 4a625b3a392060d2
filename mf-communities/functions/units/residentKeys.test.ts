import { paths, residentKeysOf } from 'shared-lib/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { callsOfOwnProduct } from 'backend/kernel/testing/localCalls.fixture.ts';

/** The keys by which the search finds a resident, for each call that writes a name, on the local Firebase. */
const calls = callsOfOwnProduct();
jest.setTimeout(30_000);

const owner = 'owner@demo.test';
const customerId = demoUids.owner;
const communityId = 'maple-court';

const row = {
  building: 'Z',
  floor: null,
  unitNumber: '901',
  residentName: 'Rosa Lima',
  email: null,
  phone: null,
  language: null,
  status: null,
  moveInDate: null,
  serviceNotes: null,
};
const read = async () =>
  Object.entries(await calls.list(paths.units(customerId))).find(
    ([, { unitNumber, building }]) => unitNumber === row.unitNumber && building === row.building,
  );
const stored = async () => {
  const [, unit] = (await read())!;
  return { name: unit['residentName'], keys: unit['residentKeys'] };
};
const of = (name: string | null) => ({ name, keys: residentKeysOf(name) });

const load = (importId: string, residentName: string, expected: { new: number; changed: number }) =>
  calls.call(owner, 'importUnits', { communityId, importId, rows: [{ ...row, residentName }], expected });

test('keys follow the name through imports, their undoing, and edits', async () => {
  await load('residents-1', 'Rosa Lima', { new: 1, changed: 0 });
  expect(await stored()).toEqual(of('Rosa Lima'));

  await load('residents-2', 'José Peña', { new: 0, changed: 1 });
  expect(await stored()).toEqual(of('José Peña'));
  await calls.call(owner, 'undoUnitImport', { communityId, importId: 'residents-2' });
  expect(await stored()).toEqual(of('Rosa Lima'));

  const [unitId] = (await read())!;
  const edit = (residentName: string | null) =>
    calls.call(owner, 'editUnits', { communityId, edits: [{ unitId, residentName }] });
  await edit('Ana García');
  expect(await stored()).toEqual(of('Ana García'));
  await edit(null);
  expect(await stored()).toEqual(of(null));
});
