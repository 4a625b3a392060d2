import * as z from 'zod/mini';
import { calendarDate } from '../base/fields.ts';

export const payFrequencies = ['weekly', 'biweekly', 'halfMonthly', 'monthly'] as const;

/**
 * A business's pay schedule: how often, and a date on which a period begins. Weekly periods are counted from it;
 * monthly ones begin on its day of the month, semimonthly ones also 15 days later.
 */
export const payrollSchema = z
  .object({
    frequency: z._default(z.enum(payFrequencies), 'biweekly'),
    /** A Monday, so weeks run from Monday to Sunday by default. */
    startsOn: z._default(calendarDate, '2024-01-01'),
  })
  .check(
    z.refine(
      ({ frequency, startsOn }) =>
        frequency.endsWith('weekly') || Number(startsOn.slice(8)) <= lastPayrollDay,
      {
        path: ['startsOn'],
        error: 'dayTooLate',
      },
    ),
  );

/** The last day that every month has. */
export const lastPayrollDay = 28;

export type Payroll = z.output<typeof payrollSchema>;
