import { memberActivity, requestActivity } from './people.ts';
import { communityActivity, scheduleActivity } from './planning.ts';
import {
  binTagBatchActivity,
  clockActivity,
  payPeriodActivity,
  roundNoteActivity,
  violationActivity,
} from './field.ts';
import { earlier, entriesOf, now, signed, type Fields } from './entriesOf.fixture.ts';

const nadia = { firstName: 'Nadia', lastName: 'Flores', email: 'n@x.test', tier: 'Admin', isActive: true };
const stamped = (uid: string, at = now) => ({ lastModified: at, ...signed(uid, at) });

test.each<[string, Fields, Fields, string[]]>([
  [
    'someone new',
    null,
    { ...nadia, ...stamped('olivia') },
    ['olivia member added; firstName null>Nadia; lastName null>Flores; email null>n@x.test; tier null>Admin'],
  ],
  [
    'another role',
    { ...nadia, ...stamped('adam', earlier) },
    { ...nadia, tier: 'District Manager', ...stamped('olivia') },
    ['olivia member edited; tier Admin>District Manager'],
  ],
  [
    'a write that does not name its author',
    { ...nadia, ...stamped('adam', earlier) },
    { ...nadia, email: 'f@x.test', ...stamped('adam', earlier) },
    ['null member edited; email n@x.test>f@x.test'],
  ],
  [
    'a deactivation',
    nadia,
    { ...nadia, isActive: false, ...stamped('olivia') },
    ['olivia member deactivated'],
  ],
  [
    'a reactivation',
    { ...nadia, isActive: false },
    { ...nadia, ...stamped('olivia') },
    ['olivia member reactivated'],
  ],
  ['a visit', nadia, { ...nadia, lastActive: now }, []],
  [
    'a deletion',
    { ...nadia, ...stamped('olivia'), deactivation: { takenOverBy: null, startedAt: now } },
    null,
    ['olivia member deleted'],
  ],
  ['a record deleted with its business', { ...nadia, ...stamped('olivia') }, null, []],
  ['a damaged record', { tier: 'King' }, { ...nadia, ...stamped('olivia') }, []],
])('a team member: %s', (_what, before, after, expected) => {
  expect(entriesOf(memberActivity, 'team/nadia', before, after)).toEqual(expected);
});

const wish = { userId: 'sam', status: 'pending', requestType: 'requestOff', requestDate: '2026-12-24' };
const approved = { ...wish, status: 'approved', decidedBy: 'adam', decidedAt: now };

test.each<[string, Fields, Fields, string[]]>([
  ['a new one', { requests: [approved] }, { requests: [approved, wish] }, ['sam request requested']],
  [
    'an approval',
    { requests: [wish] },
    { requests: [approved], ...signed('adam') },
    ['adam request approved; status pending>approved'],
  ],
  [
    'an approval that is undone',
    { requests: [approved], ...signed('adam', earlier) },
    { requests: [wish], ...signed('olivia') },
    ['olivia request reopened; status approved>pending'],
  ],
  [
    'a cancellation by its member',
    { requests: [wish], ...signed('adam', earlier) },
    {
      requests: [{ ...wish, status: 'cancelled', cancelledBy: 'sam', cancellationReason: 'Changed plans' }],
      ...signed('adam', earlier),
    },
    ['sam request cancelled; status pending>cancelled; (Changed plans)'],
  ],
  ['no change', { requests: [wish] }, { requests: [wish] }, []],
])('requests: %s', (_what, before, after, expected) => {
  expect(entriesOf(requestActivity, 'requests/sam', before, after)).toEqual(expected);
});

const line = (act: string, changes: object[]) => ({ at: earlier, by: 'adam', act, changes });

test.each<[string, Fields, string[]]>([
  [
    'set-out time',
    line('edited', [{ field: 'setOutStart', from: '18:00', to: '18:30' }]),
    ['adam community edited; setOutStart 18:00>18:30'],
  ],
  ['a new community', line('added', []), ['adam community added']],
  [
    'regular specialists and the name',
    line('edited', [
      { field: 'agent.monday', from: 'sam', to: null },
      { field: 'propertyName', from: 'Elm', to: 'Elm Court' },
    ]),
    ['adam assignment edited; agent.monday sam>null', 'adam community edited; propertyName Elm>Elm Court'],
  ],
  [
    'a manager’s link',
    line('edited', [{ field: 'manager.added', from: '2027-01-01', to: 'Rosa' }]),
    ['adam manager edited; manager.added 2027-01-01>Rosa'],
  ],
  [
    'one that is archived with its specialists',
    line('archived', [{ field: 'agent.monday', from: 'sam', to: null }]),
    ['adam assignment edited; agent.monday sam>null', 'adam community archived'],
  ],
  [
    'a tag',
    line('edited', [
      { field: 'tag.lost', to: 'E-1' },
      { field: 'tag.exploded', to: 'E-2' },
    ]),
    ['adam binTag lost'],
  ],
  [
    'units and checkpoints, one by its name and several by their count',
    line('edited', [
      { field: 'unit.movedOut', to: 'B-204' },
      { field: 'unit.added', to: 240 },
      { field: 'checkpoint.moved', to: 'Gate' },
      { field: 'unit.exploded', to: 'B-205' },
    ]),
    ['adam unit movedOut', 'adam unit added; units null>240', 'adam checkpoint moved'],
  ],
  ['a damaged line', { act: 'exploded' }, []],
])('a community’s log: %s', (_what, after, expected) => {
  expect(entriesOf(communityActivity, 'communities/elm/activity/one', null, after)).toEqual(expected);
});

const shift = (communityId: string, newAgentId?: string) => ({ communityId, newAgentId });

test.each<[string, Fields, Fields, string[]]>([
  [
    'a stand-in',
    null,
    { schedule: [shift('elm', 'nadia')], ...signed('olivia') },
    ['olivia schedule edited; shift.elm null>nadia'],
  ],
  [
    'a cleared shift, and one that is regular again',
    { schedule: [shift('elm', 'sam'), shift('oak', 'sam')] },
    { schedule: [shift('elm')], ...signed('olivia') },
    ['olivia schedule edited; shift.elm sam>; shift.oak sam>null'],
  ],
  ['nothing new', { schedule: [shift('elm', 'sam')] }, { schedule: [shift('elm', 'sam')], relieved: [] }, []],
])('a night’s schedule: %s', (_what, before, after, expected) => {
  expect(entriesOf(scheduleActivity, 'schedule/2026-12-24', before, after)).toEqual(expected);
});

const step = (id: string, act: string, status: string, more: object = {}) => ({
  id,
  act,
  at: earlier,
  by: 'adam',
  status,
  ...more,
});
const found = {
  serviceDate: '2026-11-20',
  communityId: 'elm',
  unitId: 'a-101',
  typeId: 'bags',
  status: 'open',
};

test.each<[string, Fields, Fields, string[]]>([
  ['a report from the field', null, found, []],
  [
    'a decision',
    found,
    { ...found, timeline: [step('1', 'approve', 'open', { words: 'Clear photo' })] },
    ['adam violation approve; (Clear photo)'],
  ],
  [
    'a fine and a resolution',
    { ...found, timeline: [step('1', 'approve', 'open')] },
    {
      ...found,
      timeline: [
        step('1', 'approve', 'open'),
        step('2', 'setFine', 'open', { fineCents: 2500 }),
        step('3', 'resolve', 'resolved'),
      ],
    },
    ['adam violation setFine; fineCents null>2500', 'adam violation resolve; status open>resolved'],
  ],
  [
    'a photo check',
    { ...found, timeline: [step('1', 'approve', 'open')] },
    { ...found, timeline: [step('1', 'approve', 'open')], photoChecks: [] },
    [],
  ],
])('a violation: %s', (_what, before, after, expected) => {
  expect(entriesOf(violationActivity, 'violations/one', before, after)).toEqual(expected);
});

const worked = {
  serviceDate: '2026-11-20',
  communityId: 'elm',
  memberId: 'sam',
  status: 'closed',
  clockInAt: 10,
  clockOutAt: 50,
};
const edit = (field: string, from: number | null, to: number | null, by = 'adam') => ({
  by,
  at: earlier,
  field,
  from,
  to,
  reason: 'Forgot',
});

test.each<[string, Fields, Fields, string[]]>([
  [
    'a correction of two figures',
    worked,
    { ...worked, edits: [edit('clockOutAt', 50, 60), edit('breakMin', 0, 15)] },
    ['adam clock edited; clockOutAt 50>60; breakMin 0>15; (Forgot)'],
  ],
  [
    'an automatic clock-out',
    worked,
    { ...worked, edits: [edit('clockOutAt', null, 60, 'auto')] },
    ['null clock edited; clockOutAt null>60; (Forgot)'],
  ],
  ['an approval', worked, { ...worked, edits: [edit('approvedAt', null, 70)] }, []],
  ['a clock-in from the field', null, worked, []],
  [
    'one that the office adds',
    null,
    { ...worked, source: 'manual', createdBy: 'adam' },
    ['adam clock added; clockInAt null>10; clockOutAt null>50'],
  ],
])('worked time: %s', (_what, before, after, expected) => {
  expect(entriesOf(clockActivity, 'clockInOuts/one', before, after)).toEqual(expected);
});

test('a pay period is locked and reopened', () => {
  const locked = { act: 'locked', at: earlier, by: 'olivia', reason: '' };
  const reopened = { act: 'reopened', at: now, by: 'adam', reason: 'Missing hours' };
  const path = 'payPeriods/2026-11-16';
  expect(entriesOf(payPeriodActivity, path, null, { history: [locked] })).toEqual([
    'olivia payPeriod locked',
  ]);
  expect(entriesOf(payPeriodActivity, path, { history: [locked] }, { history: [locked, reopened] })).toEqual([
    'adam payPeriod reopened; (Missing hours)',
  ]);
});

const noteOf = (noteId: string, text: string) => ({ id: noteId, text, by: 'olivia', at: earlier });

test.each<[string, Fields, Fields, string[]]>([
  [
    'a first one',
    null,
    { notes: [noteOf('a', 'North gate')], ...signed('olivia') },
    ['olivia roundNote added; (North gate)'],
  ],
  [
    'another one',
    { notes: [noteOf('a', 'North gate')], ...signed('olivia', earlier) },
    { notes: [noteOf('a', 'North gate'), noteOf('b', 'Dog')], ...signed('olivia') },
    ['olivia roundNote added; (Dog)'],
  ],
  [
    'one removed by someone else',
    { notes: [noteOf('a', 'North gate')], ...signed('olivia', earlier) },
    { notes: [], ...signed('adam') },
    ['adam roundNote deleted; (North gate)'],
  ],
  ['those of a deleted community', { notes: [noteOf('a', 'North gate')] }, null, []],
])('a note on a round: %s', (_what, before, after, expected) => {
  expect(entriesOf(roundNoteActivity, 'communities/elm/roundNotes/2026-11-29', before, after)).toEqual(
    expected,
  );
});

test('tags that are created together are one entry', () => {
  const batch = { communityId: 'elm', createdBy: 'adam', label: 'E', count: 200 };
  const path = 'binTagBatches/one';
  expect(entriesOf(binTagBatchActivity, path, null, batch)).toEqual(['adam binTag added; count null>200']);
  expect(entriesOf(binTagBatchActivity, path, batch, { ...batch, made: 200 })).toEqual([]);
});

test('an entry leads to its record', () => {
  const [entry] = requestActivity({
    path: 'customers/olivia/requests/sam',
    before: { requests: [] },
    after: { requests: [{ ...wish, communityId: 'elm' }] },
    at: now,
  });
  expect(entry).toMatchObject({ recordId: 'sam', memberId: 'sam', communityId: 'elm', night: '2026-12-24' });
});
