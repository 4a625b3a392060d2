import type { RequestEntry } from '../requestEntries.ts';
import { sampleDate, sampleEntry, sampleNight } from '../sampleNight.ts';
import { obstacleOf } from './obstacleOf.ts';

const evening = Date.parse(`${sampleDate}T22:00:00Z`);
const shift = (communityId: string | null, more: Partial<RequestEntry> = {}) => ({
  timeOff: false,
  requestType: 'shift',
  communityId,
  ...more,
});

test.each<[string, Partial<RequestEntry>, ReturnType<typeof obstacleOf>]>([
  ['a night off', {}, null],
  ['a former member’s night off', { userId: 'gus' }, null],
  ['a night that has ended', { requestDate: '2026-11-20' }, 'over'],
  ['a shift', shift('oak'), null],
  ['a shift on a weekday without service', shift('monday'), null],
  ['a shift that has ended', shift('oak', { requestDate: '2026-11-20' }), 'over'],
  ['a shift without a community', shift(null), 'noCommunity'],
  ['a shift in a deleted community', shift('gone'), 'noCommunity'],
  ['a shift on a closure', shift('closed'), 'closed'],
  ['a shift for a former member', shift('oak', { userId: 'gus' }), 'inactive'],
  ['a shift for an unknown member', shift('oak', { userId: 'who' }), 'inactive'],
])('%s', (_, fields, obstacle) => {
  expect(obstacleOf({ ...sampleEntry, ...fields }, sampleNight(), evening, 'America/New_York')).toBe(
    obstacle,
  );
});
