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
  ['of someone who left', { userId: 'gus' }, null],
  ['whose night is over', { requestDate: '2026-11-20' }, 'over'],
  ['a shift', shift('oak'), null],
  ['a shift on a weekday without service', shift('monday'), null],
  ['a shift that is over', shift('oak', { requestDate: '2026-11-20' }), 'over'],
  ['a shift nowhere', shift(null), 'noCommunity'],
  ['a shift at a place that is gone', shift('gone'), 'noCommunity'],
  ['a shift on a date without service', shift('closed'), 'closed'],
  ['a shift for someone who left', shift('oak', { userId: 'gus' }), 'inactive'],
  ['a shift for someone unknown', shift('oak', { userId: 'who' }), 'inactive'],
])('%s', (_, fields, obstacle) => {
  expect(obstacleOf({ ...sampleEntry, ...fields }, sampleNight(), evening, 'America/New_York')).toBe(
    obstacle,
  );
});
