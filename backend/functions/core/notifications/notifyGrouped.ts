import { businessZone } from 'shared-lib/domain';
import { groupedNotification } from './grouping.ts';
import { emailNotification } from './emailNotification.ts';
import { pushNotification } from './pushNotification.ts';
import { planAudience } from './planAudience.ts';
import {
  notifyManagers,
  readNotifyFacts,
  replaceNotification,
  contextFor,
  type NewsPlace,
} from './notifyManagers.ts';
import type { News } from './news.ts';

/** News of one kind, and the people and places it is about. */
export interface PlacedNews {
  readonly news: News;
  readonly place: NewsPlace;
}

/**
 * Maximum number of simultaneous events that are reported separately. More have a common cause, like the weather, and share one
 * notification.
 */
const maxSeparate = 5;

/**
 * Notifies the owner and Admins of events of one kind that were found at the same time.
 * @param groupId the id of the notification if they share one
 * @param at epoch milliseconds
 */
export const notifyGrouped = async (
  customerId: string,
  events: readonly PlacedNews[],
  groupId: string,
  at: number,
): Promise<void> => {
  const [first] = events;
  if (first === undefined) return;
  if (events.length <= maxSeparate) {
    for (const { news, place } of events) await notifyManagers(customerId, news, place, at);
    return;
  }
  const facts = await readNotifyFacts(customerId, first.place);
  if (facts === null) return;
  for (const recipient of facts.recipients) {
    const { list, language } = recipient;
    const reach = planAudience(recipient, first.news.kind, businessZone(facts.customer), at);
    const notification = groupedNotification(
      groupId,
      events.length,
      first.news,
      contextFor(recipient, facts),
      language,
    );
    if (list !== null && reach.isListed) await replaceNotification(list, notification, at);
    if (reach.mail !== null) await emailNotification(facts.customer, recipient, notification, reach.mail);
    if (reach.isPushed) await pushNotification(facts.customer, recipient.uid, notification, at);
  }
};
