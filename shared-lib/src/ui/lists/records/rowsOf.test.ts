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

const community = (propertyName: string, archivedAt: number | null = null) =>
  ({ propertyName, timezone: 'America/Denver', archivedAt }) as Community;
const account = {
  communityOf: new Map([
    ['maple', community('Maple Court')],
    ['nameless', community('')],
    ['archived', community('Oak Court', 1)],
  ]),
  memberNames: new Map([
    ['ana', 'Ana Test'],
    ['nameless', ''],
    ['lea', 'Lea Left'],
  ]),
  inactiveIds: new Set(['lea']),
};
const list = {
  memberIdOf: ({ lastScannedBy }: { lastScannedBy: string | null }) => lastScannedBy,
  unitIdOf: () => null,
};

test.each([
  [
    'known records',
    'maple',
    'ana',
    {
      community: 'Maple Court',
      timeZone: 'America/Denver',
      isArchived: false,
      member: 'Ana Test',
      hasLeft: false,
    },
  ],
  [
    'unknown ones',
    'gone',
    'gone',
    { community: unknownProperty, timeZone: 'America/New_York', member: null },
  ],
  ['ones without a name', 'nameless', 'nameless', { community: unknownProperty, member: null }],
  ['nobody', 'maple', null, { member: null, hasLeft: false }],
  [
    'former ones',
    'archived',
    'lea',
    { community: 'Oak Court', isArchived: true, member: 'Lea Left', hasLeft: true },
  ],
])('names of %s', (_, communityId, memberId, expected) => {
  const [row] = rowsOf([checkpoint(communityId, memberId)], list, account, null);
  expect(row).toMatchObject({ unit: null, ...expected });
});

test.each<[string, Parameters<typeof rowsOf>[3], string | null]>([
  ['still loading', null, null],
  ['that was deleted', [], ''],
  ['that is known', [{ id: 'unit-1', building: 'B', unitNumber: '204' } as Unit], 'B-204'],
])('a unit %s', (_, units, expected) => {
  const ofUnit = { ...list, unitIdOf: () => 'unit-1' };
  expect(rowsOf([checkpoint('maple', null)], ofUnit, account, units)[0]?.unit).toBe(expected);
});
