import { addDays, lastPayrollDay, type Payroll } from 'shared-lib/domain';
import type { PayPeriod } from './payPeriod.ts';

/** The nights of a pay period, both ends included, `YYYY-MM-DD`. */
export interface PayNights {
  readonly from: string;
  readonly to: string;
}

const millisPerDay = 86_400_000;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / millisPerDay;

const ofWeeks = (date: string, startsOn: string, days: number): PayNights => {
  const from = addDays(startsOn, Math.floor(daysBetween(startsOn, date) / days) * days);
  return { from, to: addDays(from, days - 1) };
};

/** The day of a month, `0` for the month of the date, in `YYYY-MM-DD`. */
const dayOfMonth = (date: string, months: number, day: number): string =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months, day))
    .toISOString()
    .slice(0, 10);

/** @param days the days of the month on which periods begin, sorted */
const ofMonths = (date: string, days: readonly number[]): PayNights => {
  const starts = [-1, 0, 1].flatMap((months) => days.map((day) => dayOfMonth(date, months, day)));
  const next = starts.findIndex((start) => start > date);
  return { from: starts[next - 1]!, to: addDays(starts[next]!, -1) };
};

/**
 * The period that a night is paid in, according to the settings.
 * @param date `YYYY-MM-DD`
 */
export const payNightsAt = (date: string, { frequency, startsOn }: Payroll): PayNights => {
  const day = Math.min(Number(startsOn.slice(8)), lastPayrollDay);
  switch (frequency) {
    case 'weekly':
      return ofWeeks(date, startsOn, 7);
    case 'biweekly':
      return ofWeeks(date, startsOn, 14);
    case 'halfMonthly': {
      const first = Math.min(((day - 1) % 15) + 1, lastPayrollDay - 15);
      return ofMonths(date, [first, first + 15]);
    }
    case 'monthly':
      return ofMonths(date, [day]);
  }
};

type Kept = Pick<PayPeriod, 'from' | 'to'>;

/**
 * The period that a night is paid in. One that was ever locked keeps its nights; if the settings have changed
 * since, the nights in between form a shorter period.
 */
export const payPeriodAt = (date: string, payroll: Payroll, kept: readonly Kept[]): PayNights => {
  const own = kept.find(({ from, to }) => from <= date && date <= to);
  if (own) return { from: own.from, to: own.to };
  const { from, to } = payNightsAt(date, payroll);
  const before = kept.filter((period) => period.to < date).map((period) => addDays(period.to, 1));
  const after = kept.filter((period) => period.from > date).map((period) => addDays(period.from, -1));
  return {
    from: [from, ...before].sort().at(-1)!,
    to: [to, ...after].sort()[0]!,
  };
};

/**
 * The periods up to that of a night, the latest first.
 * @param date `YYYY-MM-DD`
 * @param count how many at most
 */
export const payPeriodsUpTo = (
  date: string,
  payroll: Payroll,
  kept: readonly Kept[],
  count: number,
): PayNights[] => {
  const periods: PayNights[] = [];
  for (let last = date; periods.length < count;) {
    const period = payPeriodAt(last, payroll, kept);
    periods.push(period);
    last = addDays(period.from, -1);
  }
  return periods;
};
