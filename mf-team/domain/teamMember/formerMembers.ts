import type { FormerMembers } from 'shared-lib/domain';

/**
 * How many years a deleted member's name stays with past work and pay. Federal law requires payroll records
 * for three years (29 CFR 516.5), New York for six (12 NYCRR 142-2.6).
 */
export const payRecordYears = 6;

/**
 * The ids whose names have been kept long enough.
 * @param now epoch milliseconds
 */
export const forgettableMembers = (names: FormerMembers, now: number): string[] => {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() - payRecordYears);
  return Object.entries(names).flatMap(([member, { deletedAt }]) =>
    deletedAt < last.getTime() ? [member] : [],
  );
};
