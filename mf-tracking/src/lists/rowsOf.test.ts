import { checkpointSchema, readDocument, unknownProperty, type Community } from 'shared-lib/domain';
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
  const [row] = rowsOf<'checkpoints'>([checkpoint(communityId, memberId)], list, account, []);
  expect(row).toMatchObject({ unit: null, ...expected });
});
