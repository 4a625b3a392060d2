import * as z from 'zod/mini';
import { calendarDate } from '../base/fields.ts';

export const payFrequencies = ['weekly', 'biweekly', 'halfMonthly', 'monthly'] as const;

/**
 * How a business pays: how often, and a date on which a period begins. Periods of weeks are counted from it; those of months begin on its day of
 * the month, half-monthly ones also 15 days later.
 */
export const payrollSchema = z
  .object({
    frequency: z._default(z.enum(payFrequencies), 'biweekly'),
    /** A Monday, so that weeks run from Monday to Sunday where nothing else is said. */
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

/** The last day of a month that every month has. */
export const lastPayrollDay = 28;

export type Payroll = z.output<typeof payrollSchema>;
