import { trialDays } from '../base/constants.ts';
import type { Customer } from './customer.ts';

const millisPerDay = 86_400_000;

/**
 * The remaining days of an owner's trial, which lasts 14 days from `dateCreated` (spec section 9).
 * @param customer null or without `dateCreated`: no trial
 * @param now epoch milliseconds
 * @returns days, rounded up; 0 when the trial has ended; never more than the trial has
 */
export const trialDaysLeft = (customer: Pick<Customer, 'dateCreated'> | null, now: number): number => {
  if (customer === null || customer.dateCreated === null) return 0;
  const left = Math.ceil((customer.dateCreated + trialDays * millisPerDay - now) / millisPerDay);
  return Math.min(Math.max(left, 0), trialDays);
};
