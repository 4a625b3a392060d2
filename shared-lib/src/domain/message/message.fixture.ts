import { leaseMillis, queuedDelivery, type Delivery } from './delivery.ts';

/** The time used in tests: 2026-11-20, 19:00 in New York. */
export const now = Date.parse('2026-11-21T00:00:00Z');

export const queued = queuedDelivery(now);

export const leased: Delivery = {
  ...queued,
  state: 'PROCESSING',
  attempts: 1,
  lease: 'a',
  startTime: now,
  dueTime: now + leaseMillis,
};

export const sent: Delivery = {
  ...leased,
  state: 'SUCCESS',
  lease: null,
  dueTime: null,
  endTime: now,
  info: { providerId: 'SM1', isDelivered: false, numSegments: 1 },
};

export const delivered: Delivery = { ...sent, info: { ...sent.info!, isDelivered: true } };

export const failed = (code: string): Delivery => ({
  ...leased,
  state: 'ERROR',
  lease: null,
  dueTime: null,
  endTime: now,
  error: { code, message: 'No.' },
});
