import { maxPastPlans, type NightPlan, type PastPlan } from 'shared-lib/domain';
import { pastPlansAfter } from './pastPlansAfter.ts';

const plan: NightPlan = {
  serviceDays: ['monday', 'wednesday'],
  setOutStart: '18:00',
  setOutEnd: '20:00',
  serviceStart: '20:00',
  binInBy: '09:00',
  timezone: 'America/New_York',
};
const until = (date: string, more: Partial<PastPlan> = {}): PastPlan => ({
  until: date,
  ...plan,
  ...more,
});

// 13 July 2026 is a Monday.
const stored = { ...plan, noServiceDates: ['2026-07-15'], pastPlans: [] as PastPlan[] };
test.each<[string, string, Partial<Record<keyof NightPlan, unknown>>, string | null]>([
  ['before residents set out', '2026-07-13T17:59-04:00', { setOutStart: '18:30' }, '2026-07-12'],
  ['once they may set out', '2026-07-13T18:00-04:00', { setOutStart: '18:30' }, '2026-07-13'],
  ['while the night lasts, in the morning', '2026-07-14T11:59-04:00', { binInBy: '10:00' }, '2026-07-13'],
  ['from noon on', '2026-07-14T12:00-04:00', { binInBy: '10:00' }, '2026-07-13'],
  ['on an evening without service', '2026-07-14T22:00-04:00', { serviceDays: ['tuesday'] }, '2026-07-13'],
  ['on an evening of a closure', '2026-07-15T22:00-04:00', { serviceDays: ['tuesday'] }, '2026-07-14'],
  [
    'by the clock of the old zone',
    '2026-07-13T18:30-04:00',
    { timezone: 'America/Los_Angeles' },
    '2026-07-13',
  ],
  ['to the same values', '2026-07-13T22:00-04:00', { serviceDays: ['monday', 'wednesday'] }, null],
  ['to something else', '2026-07-13T22:00-04:00', {}, null],
])('a plan changed %s', (_, now, fields, last) => {
  const after = pastPlansAfter(stored, fields, Date.parse(now), false);
  expect(after).toEqual(last === null ? null : [until(last)]);
});

test('after several changes before one night, the plan that applied to a night is kept', () => {
  const now = Date.parse('2026-07-14T13:00-04:00');
  const first = pastPlansAfter(stored, { setOutStart: '18:30' }, now, false)!;
  const changed = { ...stored, setOutStart: '18:30', pastPlans: [...first] };
  expect(pastPlansAfter(changed, { setOutStart: '19:00' }, now, false)).toBeNull();
});

test('a community keeps a limited number of replaced plans, the latest', () => {
  const pastPlans = Array.from({ length: maxPastPlans }, (_, index) => until(`2025-01-${index}`));
  const after = pastPlansAfter(
    { ...stored, pastPlans },
    { binInBy: '08:00' },
    Date.parse('2026-07-14T13:00-04:00'),
    false,
  )!;
  expect(after).toHaveLength(maxPastPlans);
  expect(after[0]).toBe(pastPlans[1]);
  expect(after.at(-1)?.until).toBe('2026-07-13');
});

test('a plan changed once someone has clocked in keeps that night, before set-out and on a day without service', () => {
  const lastAt = (now: string) => pastPlansAfter(stored, { setOutStart: '18:30' }, Date.parse(now), true);
  expect(lastAt('2026-07-13T17:00-04:00')).toEqual([until('2026-07-13')]);
  expect(lastAt('2026-07-14T17:00-04:00')).toEqual([until('2026-07-14')]);
});
