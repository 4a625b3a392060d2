import { planOn, serviceStartsAt } from './nightPlan.ts';
import type { NightPlan, PastPlan } from './pastPlan.ts';

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

test.each<[string, string]>([
  ['2026-07-01', '18:00'],
  ['2026-07-10', '18:00'],
  ['2026-07-11', '18:30'],
  ['2026-07-12', '18:30'],
  ['2026-07-13', '19:00'],
])('the night of %s is judged by the plan with set-out from %s', (date, setOutStart) => {
  const pastPlans = [until('2026-07-10'), until('2026-07-12', { setOutStart: '18:30' })];
  const community = { ...plan, setOutStart: '19:00', pastPlans, propertyName: 'Maple Court' };
  const then = planOn(community, date);
  expect(then).toMatchObject({ setOutStart, propertyName: 'Maple Court' });
  expect(then).not.toHaveProperty('until');
});

test('a community without replaced plans is judged by its settings', () => {
  const community: NightPlan & { pastPlans?: PastPlan[] } = plan;
  expect(planOn(community, '2026-07-01')).toBe(community);
});

test('service starts by the plan and the clock of that night', () => {
  const pastPlans = [until('2026-07-10', { serviceStart: '21:00', timezone: 'America/Chicago' })];
  const startsAt = (date: string) => new Date(serviceStartsAt({ ...plan, pastPlans }, date)).toISOString();
  expect(startsAt('2026-07-10')).toBe('2026-07-11T02:00:00.000Z');
  expect(startsAt('2026-07-11')).toBe('2026-07-12T00:00:00.000Z');
});
