import { businessZone, type Shift } from 'shared-lib/domain';
import { gatheredNotification } from './gathered.ts';
import { mailAtOnce } from './mailAtOnce.ts';
import { planReach } from './planReach.ts';
import { readTold, replaceNotification, sceneFor, tell } from './tell.ts';

/** A shift for which nobody has clocked in. */
export type LateShift = Shift & { readonly scheduledStart: number };

/**
 * As many late shifts of one start as are told of one by one. More have a common cause, such as the weather, and are told of in
 * one notification.
 */
const toldOneByOne = 5;

const newsOf = ({ communityId, serviceDate, scheduledStart }: LateShift) =>
  ({ kind: 'lateShift', communityId, serviceDate, scheduledStart }) as const;

/**
 * Tells those who run the business of shifts that began at the same moment, and for which nobody has clocked in.
 * @param shifts at least one
 * @param at epoch milliseconds
 */
export const tellOfLate = async (
  customerId: string,
  shifts: readonly LateShift[],
  at: number,
): Promise<void> => {
  const [first] = shifts;
  if (first === undefined) return;
  if (shifts.length <= toldOneByOne) {
    for (const shift of shifts) {
      await tell(customerId, newsOf(shift), { memberId: shift.agentId, communityId: shift.communityId }, at);
    }
    return;
  }
  const told = await readTold(customerId, { memberId: first.agentId, communityId: first.communityId });
  if (told === null) return;
  const id = `lateShifts-${new Date(first.scheduledStart).toISOString().slice(0, 16)}`;
  for (const recipient of told.recipients) {
    const { list, language } = recipient;
    const reach = planReach(recipient, 'lateShift', businessZone(told.customer), at);
    const notification = gatheredNotification(
      id,
      shifts.length,
      newsOf(first),
      sceneFor(recipient, told),
      language,
    );
    if (list !== null && reach.isListed) await replaceNotification(list, notification, at);
    if (reach.mail !== null) await mailAtOnce(told.customer, recipient, notification, reach.mail);
  }
};
