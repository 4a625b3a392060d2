import { paths } from 'shared-lib/domain';
import { randomOf } from './random.ts';
import type { SeedDocument } from './seedSet.ts';

const millisPerMinute = 60_000;

const kinds = [
  ['Late clock-in', 'A specialist clocked in 25 minutes late at'],
  ['Missed shift', 'Nobody clocked in for tonight’s shift at'],
  ['New violation', 'A violation waits for your review at'],
  ['Contact form', 'A resident reported a missed pickup at'],
  ['Time-off request', 'A specialist asks for a day off and serves'],
  ['Shift report submitted', 'The shift report is ready for review at'],
] as const;

/**
 * Notifications of one owner, newest first: so many unseen, then so many seen but unread, then so many read.
 * @param propertyNames the communities that they mention
 * @param now epoch milliseconds
 */
export const notificationDocuments = (
  customerId: string,
  propertyNames: readonly string[],
  counts: { readonly unseen: number; readonly unread: number; readonly read: number },
  now: number,
): SeedDocument[] =>
  Array.from({ length: counts.unseen + counts.unread + counts.read }, (_, index) => {
    const id = `notification-${String(index + 1).padStart(4, '0')}`;
    const random = randomOf(`${customerId}/${id}`);
    const [title, about] = random.pick(kinds);
    return {
      path: paths.notification(customerId, id),
      data: {
        title,
        message: `${about} ${random.pick(propertyNames)}.`,
        timestamp: new Date(now - (index * 47 + random.int(2, 40)) * millisPerMinute),
        seen: index >= counts.unseen,
        read: index >= counts.unseen + counts.unread,
      },
    };
  });
