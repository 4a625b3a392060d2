import { Timestamp } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { notifyClosureRequest } from '../../../../mf-communities/functions/managers/callables/closureRequests.ts';
import { notifyClockInOut, notifyContactForm, notifyViolation } from '../notifications/triggers/notify.ts';

/** The service date, a Wednesday, when everything happens. */
export const night = '2026-07-15';
const at = (time: string) => Date.parse(time);
/** A time on that evening or the next morning, New York time. */
export const evening = (time: string) => at(`${night}T${time}-04:00`);
export const morning = (time: string) => at(`2026-07-16T${time}-04:00`);

/** The place and time fields of a record from Sam's shift. */
export const at15 = { communityId: 'maple', serviceDate: night, memberId: 'sam' };

const write = (documents: Readonly<Record<string, object>>) => {
  const batch = firestore().batch();
  for (const [path, data] of Object.entries(documents)) batch.set(firestore().doc(path), data);
  return batch.commit();
};

/** Triggers for created documents only. */
const ofCreations: readonly unknown[] = [notifyViolation, notifyContactForm, notifyClosureRequest];

/**
 * Creates a business for each test of a file, with one community that Sam serves each Wednesday and that is monitored from 7 PM. Functions
 * run at chosen times; triggers are run manually. The file calls `useOwnFirestore` first.
 */
export const watchedBusiness = () => {
  let customerId = '';
  let owners = 0;

  beforeEach(async () => {
    owners += 1;
    customerId = `owner-${owners}`;
    await write({
      [paths.customer(customerId)]: {
        firstName: 'Olivia',
        businessName: 'Sunrise',
        email: 'olivia@demo.test',
      },
      [paths.teamMember(customerId, 'sam')]: {
        firstName: 'Sam',
        lastName: 'Ortiz',
        tier: 'Collection Specialist',
      },
      [paths.community(customerId, 'maple')]: {
        propertyName: 'Maple Court',
        serviceDays: ['wednesday'],
        timezone: 'America/New_York',
        totalUnits: 48,
      },
      [paths.assignedAgent(customerId, 'maple', 'wednesday')]: {
        memberId: 'sam',
        customerId,
        communityId: 'maple',
        day: 'wednesday',
      },
      [`${paths.checkpoints(customerId)}/gate`]: { communityId: 'maple', name: 'Gate', isActive: true },
      [`${paths.checkpoints(customerId)}/old`]: { communityId: 'maple', name: 'Old', isActive: false },
      [paths.nightWatch(customerId)]: { watchedUntil: Timestamp.fromMillis(evening('19:00')) },
    });
  });

  const notifications = async (ofWhom = customerId) =>
    Object.fromEntries(
      (await firestore().collection(paths.notifications(ofWhom)).get()).docs.map((found) => [
        found.id,
        found.data(),
      ]),
    );

  /** Writes a document as a client would, and runs the trigger for its event. */
  const event = async (
    trigger: { run: (event: never) => unknown },
    path: string,
    data: object,
    when: number,
    times = 1,
  ) => {
    const reference = firestore().doc(path);
    const before = await reference.get();
    await reference.set(data, { merge: true });
    const after = await reference.get();
    const params = { customerId, recordId: reference.id };
    const time = new Date(when).toISOString();
    const isCreation = ofCreations.includes(trigger);
    for (let run = 0; run < times; run += 1) {
      await trigger.run({ data: isCreation ? after : { before, after }, params, time } as never);
    }
  };

  /** Runs the trigger for a clock-in that a function just added. */
  const recorded = async (id: string) => {
    const after = await firestore().doc(paths.clockInOut(customerId, id)).get();
    const before = await firestore().doc(paths.clockInOut(customerId, 'none')).get();
    const params = { customerId, recordId: id };
    await notifyClockInOut.run({ data: { before, after }, params, time: new Date().toISOString() } as never);
  };

  const clockIn = (when: number, id = 'sam_2026-07-15_maple', more: object = {}) =>
    event(
      notifyClockInOut,
      paths.clockInOut(customerId, id),
      { ...at15, status: 'open', clockInAt: new Date(when), createdAt: new Date(when), ...more },
      when,
      2,
    );

  return { owner: () => customerId, write, notifications, event, recorded, clockIn };
};
