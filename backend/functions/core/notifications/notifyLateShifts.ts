import { businessZone, type Shift } from 'shared-lib/domain';
import { groupedNotification } from './grouping.ts';
import { emailNotification } from './emailNotification.ts';
import { pushNotification } from './pushNotification.ts';
import { planAudience } from './planAudience.ts';
import { readNotifyFacts, replaceNotification, sceneFor, notifyManagers } from './notifyManagers.ts';

/** A shift without a clock-in. */
export type LateShift = Shift & { readonly scheduledStart: number };

/**
 * Maximum number of late shifts with the same start that are reported separately. More have a common cause, like the weather, and share one
 * notification.
 */
const maxSeparate = 5;

const newsOf = ({ communityId, serviceDate, scheduledStart }: LateShift) =>
  ({ kind: 'lateShift', communityId, serviceDate, scheduledStart }) as const;

/**
 * Notifies the owner and Admins of shifts that started at the same time and have no clock-in.
 * @param shifts at least one
 * @param at epoch milliseconds
 */
export const notifyLateShifts = async (
  customerId: string,
  shifts: readonly LateShift[],
  at: number,
): Promise<void> => {
  const [first] = shifts;
  if (first === undefined) return;
  if (shifts.length <= maxSeparate) {
    for (const shift of shifts) {
      await notifyManagers(
        customerId,
        newsOf(shift),
        { memberId: shift.agentId, communityId: shift.communityId },
        at,
      );
    }
    return;
  }
  const facts = await readNotifyFacts(customerId, {
    memberId: first.agentId,
    communityId: first.communityId,
  });
  if (facts === null) return;
  const id = `lateShifts-${new Date(first.scheduledStart).toISOString().slice(0, 16)}`;
  for (const recipient of facts.recipients) {
    const { list, language } = recipient;
    const reach = planAudience(recipient, 'lateShift', businessZone(facts.customer), at);
    const notification = groupedNotification(
      id,
      shifts.length,
      newsOf(first),
      sceneFor(recipient, facts),
      language,
    );
    if (list !== null && reach.isListed) await replaceNotification(list, notification, at);
    if (reach.mail !== null) await emailNotification(facts.customer, recipient, notification, reach.mail);
    if (reach.isPushed) await pushNotification(facts.customer, recipient.uid, notification, at);
  }
};
