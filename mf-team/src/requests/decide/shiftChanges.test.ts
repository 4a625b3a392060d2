import { shiftOn, type ShiftOverride } from 'shared-lib/domain';
import type { RequestEntry } from '../requestEntries.ts';
import { sampleDate, sampleEntry, sampleNight } from '../sampleNight.ts';
import { assignmentChanges, coverChanges, releaseChanges, type Cover } from './shiftChanges.ts';

const change = (communityId: string, from: ShiftOverride | null, to: ShiftOverride | null) => ({
  communityId,
  serviceDate: sampleDate,
  from,
  to,
});
const ann: Cover = { kind: 'agent', id: 'ann' };
const open: Cover = { kind: 'open' };
const keep: Cover = { kind: 'keep' };

test.each<[string, Record<string, string | null>, Record<string, Cover>, object[]]>([
  [
    'one goes to someone else, one stays open',
    {},
    { oak: ann, elm: open },
    [change('elm', null, { newAgentId: null }), change('oak', null, { newAgentId: 'ann' })],
  ],
  ['all are kept', {}, { oak: keep, elm: keep }, []],
  [
    'a shift assigned for that date only',
    { oak: 'lee', elm: 'lee', ivy: 'kim' },
    { ivy: ann },
    [change('ivy', { newAgentId: 'kim' }, { newAgentId: 'ann' })],
  ],
])('a night off: %s', (_, overrides, covers, changes) => {
  const { duties, assignments } = sampleNight(overrides);
  const shifts = duties.shiftsOf('kim', sampleDate);
  expect(coverChanges(shifts, ({ communityId }) => covers[communityId] ?? open, assignments)).toEqual(
    changes,
  );
});

const requested = (communityId: string | null, status: RequestEntry['status'] = 'pending') => ({
  ...sampleEntry,
  timeOff: false,
  requestType: 'shift',
  communityId,
  status,
});

test.each<[string, string | null, Record<string, string | null>, object[]]>([
  ['an unassigned one', 'ivy', {}, [change('ivy', null, { newAgentId: 'kim' })]],
  ['a colleague’s', 'ash', {}, [change('ash', null, { newAgentId: 'kim' })]],
  ['a cleared one', 'ash', { ash: null }, [change('ash', { newAgentId: null }, { newAgentId: 'kim' })]],
  ['one that is already theirs', 'oak', {}, []],
  ['one on a weekday without service', 'monday', {}, [change('monday', null, { newAgentId: 'kim' })]],
  ['one nowhere', null, {}, []],
])('a shift: %s', (_, communityId, overrides, changes) => {
  const { communityOf, assignments } = sampleNight(overrides);
  const community = communityOf(communityId);
  const shift = community ? shiftOn(community, sampleDate, assignments) : null;
  expect(assignmentChanges(requested(communityId), shift, assignments)).toEqual(changes);
});

const leeIsOff = [{ ...sampleEntry, userId: 'lee', status: 'approved' as const }];

test.each<[string, RequestEntry, Record<string, string>, object[], typeof leeIsOff]>([
  [
    'gives it back',
    requested('ash', 'approved'),
    { ash: 'kim' },
    [change('ash', { newAgentId: 'kim' }, null)],
    [],
  ],
  [
    'leaves it open when the regular specialist is off',
    requested('ash', 'approved'),
    { ash: 'kim' },
    [change('ash', { newAgentId: 'kim' }, { newAgentId: null })],
    leeIsOff,
  ],
  ['leaves it to its current specialist', requested('ash', 'approved'), { ash: 'bo' }, [], []],
  ['changes nothing when it was never granted', requested('ash'), { ash: 'kim' }, [], []],
  ['changes nothing for a night off', { ...sampleEntry, status: 'approved' }, { ash: 'kim' }, [], []],
])('canceling a shift %s', (_, entry, overrides, changes, requests) => {
  expect(releaseChanges(entry, sampleNight(overrides, requests))).toEqual(changes);
});
