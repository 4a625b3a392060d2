import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { forEachCustomer } from 'backend/kernel/forEachCustomer.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { watchNight } from '../watchNight.ts';

/** How many accounts are processed concurrently. */
const atOnce = 10;

/** Finds late and missed shifts of every account, each in its communities' own zones. */
export const watchNights = onSchedule({ schedule: 'every 5 minutes', ...runtime.run }, () =>
  forEachCustomer(
    (customerId) => watchNight(customerId, Date.now()),
    (customerId, error) => logger.error(`Couldn't watch the night of ${customerId}`, error),
    atOnce,
  ),
);
