import type { PastPlan } from '../community/pastPlan.ts';
import { cells, type CellFormat } from './cells.ts';

const write = (plan: PastPlan) =>
  [
    cells.date.write(plan.until),
    cells.weekdays.write(plan.serviceDays),
    plan.setOutStart,
    plan.setOutEnd,
    plan.serviceStart,
    plan.binInBy,
    plan.timezone,
  ].join(' ');

const time = /^\d\d:\d\d$/;

const read = (text: string): PastPlan | null => {
  const [date = '', days = '', ...rest] = text.split(' ');
  const [setOutStart = '', setOutEnd = '', serviceStart = '', binInBy = '', timezone = ''] = rest;
  const until = cells.date.read(date);
  const serviceDays = cells.weekdays.read(days);
  if (until === undefined || serviceDays === undefined || timezone === '') return null;
  if (![setOutStart, setOutEnd, serviceStart, binInBy].every((each) => time.test(each))) return null;
  return { until, serviceDays, setOutStart, setOutEnd, serviceStart, binInBy, timezone };
};

/** A community's replaced plans. Absent if its plan never changed. */
export const pastPlansCell: CellFormat<PastPlan[]> = {
  write: (plans) => (plans.length === 0 ? null : plans.map(write).join(';')),
  read: (cell) => {
    if (cell === null) return [];
    const plans = cell.split(';').map(read);
    return plans.every((plan) => plan !== null) ? plans : undefined;
  },
};
