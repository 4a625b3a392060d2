import { clockLimits, type Presence } from './clockTimeProblems.ts';
import { momentOfNight, automaticAuthor, type ClockInOut } from 'shared-lib/domain';
import { planClockAddition } from './clockAddition.ts';
import { planClockChange, type ClockChange } from './clockChange.ts';

const timezone = 'America/New_York';
const hours = { serviceStart: '20:00', binInBy: '09:00', timezone };
const serviceDate = '2026-10-31';
const at = (time: string) => momentOfNight(serviceDate, time, timezone);
const now = at('11:30');

const record = (more: Partial<ClockInOut> = {}): ClockInOut => ({
  id: 'c1',
  createdAt: null,
  updatedAt: null,
  createdBy: null,
  serviceDate,
  communityId: 'maple',
  memberId: 'sam',
  shiftReportId: null,
  status: 'closed',
  source: 'app',
  scheduledStart: at('20:00'),
  clockInAt: at('20:05'),
  clockOutAt: at('22:05'),
  breakMin: 0,
  workedMin: 120,
  lateMin: 5,
  clockInGeo: null,
  clockOutGeo: null,
  edits: [],
  approvedBy: null,
  approvedAt: null,
  payPeriodId: null,
  flags: [],
  ...more,
});
const facts = (
  of: Partial<ClockInOut> = {},
  more: { isLocked?: boolean; by?: string; now?: number; others?: Presence[] } = {},
) => ({
  record: record(of),
  others: [],
  hours,
  isLocked: false,
  by: 'olivia',
  now,
  ...more,
});
const open: Partial<ClockInOut> = { status: 'open', clockOutAt: null, workedMin: null };
const automatic: Partial<ClockInOut> = { status: 'autoClosed', clockOutAt: at('10:00'), workedMin: 895 };
const approved: Partial<ClockInOut> = { approvedBy: 'adam', approvedAt: at('11:00') };
const many = Array.from({ length: clockLimits.edits }, () => ({
  by: 'x',
  at: 1,
  field: 'breakMin',
  from: 0,
  to: 1,
  reason: '',
}));

const correct = (more: Partial<Extract<ClockChange, { act: 'correct' }>> = {}): ClockChange => ({
  act: 'correct',
  seen: { clockInAt: at('20:05'), clockOutAt: at('22:05'), breakMin: 0 },
  clockInAt: at('20:05'),
  clockOutAt: at('22:05'),
  breakMin: 0,
  reason: 'The phone was off.',
  ...more,
});
const seenOpen = { clockInAt: at('20:05'), clockOutAt: null, breakMin: 0 };
const approve: ClockChange = { act: 'approve', workedMin: 120, isChecked: false };
const by = { by: 'olivia', at: now };

test.each<[string, ClockChange, Partial<ClockInOut>, object, object[]]>([
  [
    'a later clock-out',
    correct({ clockOutAt: at('23:05') }),
    {},
    { clockOutAt: at('23:05'), status: 'closed', workedMin: 180, lateMin: 5 },
    [{ ...by, field: 'clockOutAt', from: at('22:05'), to: at('23:05'), reason: 'The phone was off.' }],
  ],
  [
    'every changed figure has an entry, including the break',
    correct({ clockInAt: at('19:50'), clockOutAt: at('04:00'), breakMin: 20 }),
    {},
    // The clocks were set back that night: 20 minutes of break off 9 hours and 10 minutes.
    { clockInAt: at('19:50'), clockOutAt: at('04:00'), breakMin: 20, workedMin: 530, lateMin: 0 },
    [
      { field: 'clockInAt', from: at('20:05'), to: at('19:50') },
      { field: 'clockOutAt', from: at('22:05'), to: at('04:00') },
      { field: 'breakMin', from: 0, to: 20 },
    ],
  ],
  [
    'a forgotten one is closed',
    correct({ seen: seenOpen, clockOutAt: at('21:05') }),
    open,
    { clockOutAt: at('21:05'), status: 'closed', workedMin: 60 },
    [{ field: 'clockOutAt', from: null, to: at('21:05') }],
  ],
  [
    'someone on the clock came earlier',
    correct({ seen: seenOpen, clockInAt: at('19:55'), clockOutAt: null }),
    open,
    { clockInAt: at('19:55'), status: 'open', workedMin: null, lateMin: 0 },
    [{ field: 'clockInAt' }],
  ],
  [
    'a missed shift was worked after all',
    correct({ seen: { clockInAt: null, clockOutAt: null, breakMin: 0 } }),
    { status: 'missed', clockInAt: null, clockOutAt: null, workedMin: null, lateMin: 0 },
    { clockInAt: at('20:05'), clockOutAt: at('22:05'), status: 'closed', workedMin: 120, lateMin: 5 },
    [
      { field: 'clockInAt', from: null },
      { field: 'clockOutAt', from: null },
    ],
  ],
  [
    'a correction withdraws the approval',
    correct({ clockOutAt: at('22:00') }),
    approved,
    { clockOutAt: at('22:00'), workedMin: 115, approvedBy: null, approvedAt: null },
    [{ field: 'clockOutAt' }, { field: 'approvedAt', from: at('11:00'), to: null }],
  ],
  [
    'an automatic clock-out is confirmed as is',
    correct({ seen: { ...seenOpen, clockOutAt: at('10:00') }, clockOutAt: at('10:00') }),
    automatic,
    { status: 'closed', workedMin: 895 },
    [{ field: 'clockOutAt', from: at('10:00'), to: at('10:00') }],
  ],
  ['a value that is already stored', correct({ seen: seenOpen }), {}, {}, []],
  [
    'approved',
    approve,
    {},
    { approvedBy: 'olivia', approvedAt: now, workedMin: 120 },
    [{ ...by, field: 'approvedAt', from: null, to: now }],
  ],
  ['approved once', approve, approved, {}, []],
  [
    'an automatic clock-out that was checked',
    { act: 'approve', workedMin: 895, isChecked: true },
    automatic,
    { approvedBy: 'olivia', approvedAt: now },
    [{ field: 'approvedAt' }],
  ],
  [
    'an approval withdrawn',
    { act: 'unapprove' },
    approved,
    { approvedBy: null, approvedAt: null },
    [{ field: 'approvedAt', from: at('11:00'), to: null }],
  ],
  ['withdrawn once', { act: 'unapprove' }, {}, {}, []],
  [
    'closed automatically, an hour after the shift',
    { act: 'autoClose' },
    open,
    { status: 'autoClosed', clockOutAt: at('10:00'), workedMin: 895, lateMin: 5 },
    [{ field: 'clockOutAt', from: null, to: at('10:00') }],
  ],
  ['a record with a clock-out is kept', { act: 'autoClose' }, {}, {}, []],
])('%s', (_, change, of, fields, edits) => {
  const plan = planClockChange(change, facts(of));
  expect(plan).toMatchObject({ ok: true, fields, edits });
  if (plan.ok) expect(plan.edits).toHaveLength(edits.length);
});

test('a clock-in is not closed before its time', () => {
  expect(planClockChange({ act: 'autoClose' }, facts(open, { now: at('10:00') - 1 }))).toEqual({
    ok: true,
    fields: {},
    edits: [],
  });
});

test.each<[string, ClockChange, Partial<ClockInOut>, string, object]>([
  ['out before in', correct({ clockOutAt: at('20:04') }), {}, 'wrongTimes', { clockOutAt: 'beforeClockIn' }],
  ['in the future', correct({ clockOutAt: at('11:31') }), {}, 'wrongTimes', { clockOutAt: 'future' }],
  [
    'on another night',
    correct({ clockInAt: at('20:05') - 86_400_000 }),
    {},
    'wrongTimes',
    { clockInAt: 'otherNight', clockOutAt: 'tooLong' },
  ],
  [
    'longer than a shift can be',
    correct({ clockInAt: at('12:00'), clockOutAt: at('03:01') }),
    {},
    'wrongTimes',
    { clockOutAt: 'tooLong' },
  ],
  [
    'a break longer than the shift',
    correct({ breakMin: 121 }),
    {},
    'wrongTimes',
    { breakMin: 'breakTooLong' },
  ],
  ['without a clock-in', correct({ clockInAt: null }), {}, 'wrongTimes', { clockInAt: 'required' }],
  ['opening it again', correct({ clockOutAt: null }), {}, 'wrongTimes', { clockOutAt: 'required' }],
  [
    'a value that someone else corrected first',
    correct({ breakMin: 5 }),
    { breakMin: 10 },
    'changedMeanwhile',
    {},
  ],
  ['more entries than it keeps', correct({ breakMin: 5 }), { edits: many }, 'full', {}],
  ['approving someone on the clock', approve, open, 'open', {}],
  ['approving without a member', approve, { memberId: null }, 'nobody', {}],
  [
    'approving a missed shift',
    approve,
    { status: 'missed', clockInAt: null, clockOutAt: null },
    'missed',
    {},
  ],
  ['approving an unchecked automatic clock-out', approve, automatic, 'notChecked', {}],
  ['approving outdated values', approve, { workedMin: 119 }, 'changedMeanwhile', {}],
])('refused: %s', (_, change, of, code, fields) => {
  expect(planClockChange(change, facts(of))).toEqual({ ok: false, code, fields });
});

test.each<[ClockChange, Partial<ClockInOut>]>([
  [correct({ breakMin: 5 }), {}],
  [approve, {}],
  [{ act: 'unapprove' }, approved],
])('in a locked pay period, %j is refused', (change, of) => {
  expect(planClockChange(change, facts(of, { isLocked: true }))).toMatchObject({ code: 'locked' });
});

test('the system may close a forgotten clock-in, even there', () => {
  const plan = planClockChange({ act: 'autoClose' }, facts(open, { isLocked: true, by: automaticAuthor }));
  expect(plan).toMatchObject({ ok: true, edits: [{ by: 'auto' }] });
});

const addition = {
  act: 'add',
  memberId: 'sam',
  communityId: 'maple',
  serviceDate,
  clockInAt: at('20:00'),
  clockOutAt: at('22:00'),
  breakMin: 15,
  reason: 'Lost the phone.',
} as const;
const around = { others: [], timeZone: timezone, isLocked: false, by: 'olivia', now };

test('a record is added by hand, with all its figures as entries', () => {
  expect(planClockAddition(addition, around)).toMatchObject({
    ok: true,
    fields: { status: 'closed', workedMin: 105 },
    edits: [
      { field: 'clockInAt', reason: 'Lost the phone.' },
      { field: 'clockOutAt' },
      { field: 'breakMin' },
    ],
  });
});

test.each([
  ['in a locked period', {}, { isLocked: true }, 'locked'],
  ['without an end', { clockOutAt: null }, {}, 'wrongTimes'],
  ['over another', {}, { others: [{ clockInAt: at('21:59'), clockOutAt: null }] }, 'overlaps'],
  ['sent twice', {}, { others: [addition] }, 'overlaps'],
])('none is added %s', (_, more, facing, code) => {
  expect(planClockAddition({ ...addition, ...more }, { ...around, ...facing })).toMatchObject({ code });
});

const elsewhere: Presence = { clockInAt: at('22:30'), clockOutAt: at('23:15') };

test.each<[string, ClockChange, Partial<ClockInOut>, Presence[], string | null]>([
  ['a clock-out after the next clock-in', correct({ clockOutAt: at('22:31') }), {}, [elsewhere], 'overlaps'],
  ['a clock-out as the next one begins', correct({ clockOutAt: at('22:30') }), {}, [elsewhere], null],
  [
    'less of an existing overlap',
    correct({ seen: { ...seenOpen, clockOutAt: at('23:00') }, clockOutAt: at('22:40') }),
    { clockOutAt: at('23:00') },
    [elsewhere],
    null,
  ],
  ['the break of one that overlaps', correct({ breakMin: 5 }), {}, [record()], null],
  ['approving what overlaps', approve, {}, [{ ...elsewhere, clockInAt: at('22:00') }], 'overlaps'],
  ['approving while on the clock elsewhere', approve, {}, [{ ...elsewhere, clockOutAt: null }], null],
  [
    'approving one that began before the other ended',
    approve,
    {},
    [{ clockInAt: at('19:00'), clockOutAt: null }],
    'overlaps',
  ],
  ['a missed shift overlaps nothing', approve, {}, [{ clockInAt: null, clockOutAt: null }], null],
])('one person in two places, %s', (_, change, of, others, code) => {
  expect(planClockChange(change, facts(of, { others }))).toMatchObject(
    code === null ? { ok: true } : { ok: false, code },
  );
});

test('back-to-back records are not an overlap', () => {
  const others = [{ clockInAt: at('18:00'), clockOutAt: at('20:00') }];
  expect(planClockAddition(addition, { ...around, others })).toMatchObject({ ok: true });
});
