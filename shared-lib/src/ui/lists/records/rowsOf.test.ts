import {
  checkpointSchema,
  readDocument,
  unknownProperty,
  type Community,
  type Unit,
} from '../../../domain/index.ts';
import { rowsOf } from './rowsOf.ts';

const checkpoint = (communityId: string, lastScannedBy: string | null) => {
  const result = readDocument(checkpointSchema, 'checkpoints/one', {
    communityId,
    name: 'Gate',
    lastScannedBy,
  });
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

const community = (propertyName: string) => ({ propertyName, timezone: 'America/Denver' }) as Community;
const account = {
  communityOf: new Map([
    ['maple', community('Maple Court')],
    ['nameless', community('')],
  ]),
  memberNames: new Map([
    ['ana', 'Ana Test'],
    ['nameless', ''],
  ]),
};
const list = {
  memberIdOf: ({ lastScannedBy }: { lastScannedBy: string | null }) => lastScannedBy,
  unitIdOf: () => null,
};

test.each([
  [
    'known ones',
    'maple',
    'ana',
    { community: 'Maple Court', timeZone: 'America/Denver', member: 'Ana Test' },
  ],
  [
    'unknown ones',
    'gone',
    'gone',
    { community: unknownProperty, timeZone: 'America/New_York', member: null },
  ],
  ['nameless ones', 'nameless', 'nameless', { community: unknownProperty, member: null }],
  ['nobody', 'maple', null, { member: null }],
])('names of %s', (_, communityId, memberId, expected) => {
  const [row] = rowsOf([checkpoint(communityId, memberId)], list, account, null);
  expect(row).toMatchObject({ unit: null, ...expected });
});

test.each<[string, Parameters<typeof rowsOf>[3], string | null]>([
  ['not known yet', null, null],
  ['that is gone', [], ''],
  ['that is known', [{ id: 'unit-1', building: 'B', unitNumber: '204' } as Unit], 'B · 204'],
])('a unit %s', (_, units, expected) => {
  const ofUnit = { ...list, unitIdOf: () => 'unit-1' };
  expect(rowsOf([checkpoint('maple', null)], ofUnit, account, units)[0]?.unit).toBe(expected);
});
