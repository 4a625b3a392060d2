import { logger } from 'firebase-functions';
import { businessZone, type ShiftPlace } from 'shared-lib/domain';
import { emailNotification } from 'backend/functions/core/notifications/emailNotification.ts';
import type { NewNotification } from 'backend/functions/core/notifications/notificationOf.ts';
import { addNotification, readNotifyFacts } from 'backend/functions/core/notifications/notifyManagers.ts';
import { planAudience } from 'backend/functions/core/notifications/planAudience.ts';
import { pushNotification } from 'backend/functions/core/notifications/pushNotification.ts';
import { words } from 'backend/functions/core/notifications/notificationTexts.ts';
import { shiftTakenText } from './offerTexts.ts';

/**
 * Notifies the owner and Admins that a member took an offered shift, according to their settings for team
 * requests; once for each shift and member. A failure is only logged: the shift is assigned, and the schedule
 * shows it.
 */
export async function notifyOffice(
  customerId: string,
  memberId: string,
  { communityId, serviceDate }: ShiftPlace,
): Promise<void> {
  const now = Date.now();
  try {
    const facts = await readNotifyFacts(customerId, { memberId, communityId });
    if (facts === null) return;
    const { customer, recipients, context } = facts;
    for (const recipient of recipients) {
      const { list, language, uid } = recipient;
      const { someone, unknownPlace } = words[language];
      const shift = { propertyName: context.place ?? unknownPlace, serviceDate };
      const notification: NewNotification = {
        id: `offerTaken-${serviceDate}-${communityId}-${memberId}`,
        kind: 'request',
        ...shiftTakenText(context.who ?? someone, shift, language),
        link: `/schedule?${new URLSearchParams({ week: serviceDate, shift: `${serviceDate}.${communityId}` })}`,
      };
      const reach = planAudience(recipient, notification.kind, businessZone(customer), now);
      if (list !== null && reach.isListed) await addNotification(list, notification, now);
      if (reach.mail !== null) await emailNotification(customer, recipient, notification, reach.mail);
      if (reach.isPushed) await pushNotification(customer, uid, notification, now);
    }
  } catch (error) {
    logger.error('The office couldn’t be notified of a taken shift.', error);
  }
}
