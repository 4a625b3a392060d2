import type { NarrowedField } from '../../../data/index.ts';
import { parseListQueryState, queryOf } from './parseListQueryState.ts';
import type { FilterId } from './recordList.ts';

const list = {
  source: { narrowedBy: ['status', 'communityId', 'memberId', 'serviceDate'] satisfies NarrowedField[] },
  statusIsStored: true,
  filters: ['status', 'community', 'member', 'night', 'nights'] satisfies FilterId[],
  statuses: { open: 'watch', resolved: 'good' },
} as const;

test.each<[string, string, ReturnType<typeof parseListQueryState>]>([
  ['nothing', '', { chosen: {}, openId: null }],
  [
    'choices, without duplicates',
    'status=open&status=open&status=resolved',
    { chosen: { status: ['open', 'resolved'] }, openId: null },
  ],
  ['a record', 'open=v1', { chosen: {}, openId: 'v1' }],
  [
    'invalid values',
    'status=lost&night=tonight&night=2026-13-40&nights=8&open=a/b',
    { chosen: {}, openId: null },
  ],
  ['one window', 'nights=30&nights=7', { chosen: { nights: ['30'] }, openId: null }],
  ['an unknown community', 'community=gone', { chosen: { community: ['gone'] }, openId: null }],
  ['ids that are paths or too long', `member=a/b&member=${'x'.repeat(201)}`, { chosen: {}, openId: null }],
  ['an old night', 'night=2024-02-29', { chosen: { night: ['2024-02-29'] }, openId: null }],
])('an address asks for %s', (_, address, requested) => {
  expect(parseListQueryState(new URLSearchParams(address), list)).toEqual(requested);
});

test('a filter takes at most 50 values from the address', () => {
  const params = new URLSearchParams(Array.from({ length: 60 }, (_, index) => ['community', `c${index}`]));
  expect(parseListQueryState(params, list).chosen.community).toHaveLength(50);
});

type Chosen = Parameters<typeof queryOf>[1]['chosen'];
const tonight = '2026-11-20';

test.each<[string, Chosen, [NarrowedField, readonly string[]][], string | null]>([
  ['everything', {}, [], null],
  ['statuses', { status: ['open'] }, [['status', ['open']]], null],
  ['a range of nights', { nights: ['7'] }, [], '2026-11-14'],
  [
    'a night, which replaces the range',
    { night: ['2026-11-01'], nights: ['7'] },
    [['serviceDate', ['2026-11-01']]],
    null,
  ],
  [
    'a member at a community',
    { member: ['ana'], community: ['maple'] },
    [
      ['memberId', ['ana']],
      ['communityId', ['maple']],
    ],
    null,
  ],
])('the query of %s', (_, chosen, narrowing, since) => {
  expect(queryOf(list, { chosen }, { tonight }, null, 100)).toEqual({
    narrowing: narrowing.map(([field, values]) => ({ field, values })),
    since,
    limit: 100,
  });
});

test('a status that isn’t stored is filtered in the table', () => {
  const { source } = list;
  expect(
    queryOf({ source }, { chosen: { status: ['active'] } }, { tonight }, 'maple', 100).narrowing,
  ).toEqual([{ field: 'communityId', values: ['maple'] }]);
});

test('a filter without an index is applied in the table', () => {
  const source = { narrowedBy: ['communityId'] satisfies NarrowedField[] };
  const chosen = { community: ['maple'], member: ['ana'], nights: ['7'], to: ['2026-11-20'] };
  expect(queryOf({ source, statusIsStored: true }, { chosen }, { tonight }, null, 100)).toEqual({
    narrowing: [{ field: 'communityId', values: ['maple'] }],
    since: null,
    limit: 100,
  });
});
