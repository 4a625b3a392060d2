import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { businessZone, collectionGroups } from 'shared-lib/domain';
import { contactSubmissionSchema, dueOf } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import type { NewNotification } from 'backend/functions/core/notifications/notificationOf.ts';
import { planAudience } from 'backend/functions/core/notifications/planAudience.ts';
import { addNotification, readNotifyFacts } from 'backend/functions/core/notifications/notifyManagers.ts';
import {
  sentence,
  timeIn,
  words,
  type Language,
} from 'backend/functions/core/notifications/notificationTexts.ts';
import { recordOf } from 'backend/kernel/records.ts';

const hour = 3_600_000;

/** How long before answers are due a reminder is sent, in milliseconds. Also the interval that one reminder covers. */
const remindedBefore = 4 * hour;

/** The page size; the next page continues after it. */
const pageSize = 500;

/** One business's answers due within an hour. */
interface Due {
  readonly count: number;
  /** When the first is due, epoch milliseconds. */
  readonly first: number;
}

/** The unanswered requests due from one moment to another, by business. Both epoch milliseconds. */
const readDue = async (from: number, to: number): Promise<Map<string, Due>> => {
  const due = new Map<string, Due>();
  const all = firestore()
    .collectionGroup(collectionGroups.contactSubmissions)
    .where('dueAt', '>=', new Date(from))
    .where('dueAt', '<', new Date(to))
    .orderBy('dueAt')
    .select('communityId', 'topic', 'status', 'dueAt')
    .limit(pageSize);
  for (let page = await all.get(); ; page = await all.startAfter(page.docs.at(-1)).get()) {
    for (const found of page.docs) {
      const request = recordOf(contactSubmissionSchema, found);
      const at = request && dueOf(request);
      const customerId = found.ref.parent.parent?.id;
      if (at === null || customerId === undefined) continue;
      const before = due.get(customerId);
      due.set(customerId, { count: (before?.count ?? 0) + 1, first: before?.first ?? at });
    }
    if (page.docs.length < pageSize) return due;
  }
};

const reminderOf = (id: string, { count }: Due, time: string, language: Language): NewNotification => {
  const { title, message } = words[language].requestsDue;
  return {
    id,
    kind: 'contactForm',
    title: title(count),
    message: sentence(message(count, time)),
    link: '/communities?view=requests&status=new&status=inProgress&due=day',
  };
};

/**
 * Reminds those who run a business of resident requests that are due in a few hours: one notification for
 * each full hour. It contains no names, since it outlives the requests. Its id is the hour, so repeated runs
 * create only one.
 * @param now epoch milliseconds
 */
export const remind = async (now: number): Promise<void> => {
  const from = Math.floor((now + remindedBefore) / hour) * hour;
  const id = `requestsDue-${new Date(from).toISOString().slice(0, 13)}`;
  for (const [customerId, due] of await readDue(from, from + hour)) {
    try {
      const facts = await readNotifyFacts(customerId, { memberId: null, communityId: null });
      if (facts === null) continue;
      const timeZone = businessZone(facts.customer);
      for (const recipient of facts.recipients) {
        const { list, language, timeFormat } = recipient;
        if (list === null || !planAudience(recipient, 'contactForm', timeZone, now).isListed) continue;
        const time = timeIn(due.first, { timeZone, timeFormat }, language);
        await addNotification(list, reminderOf(id, due, time, language), now);
      }
    } catch (error) {
      logger.error(`Reminding ${customerId} of requests failed`, error);
    }
  }
};

/** Reminds of answers that are due, some hours before. */
export const remindOfRequests = onSchedule(
  { schedule: 'every 15 minutes', timeZone: 'Etc/UTC', ...runtime.run },
  () => remind(Date.now()),
);
