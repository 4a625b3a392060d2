import { logger } from 'firebase-functions';
import {
  clockInOutSchema,
  conflictsOf,
  customerSchema,
  paths,
  teamMemberSchema,
  type Customer,
  type ShiftPlace,
  type TeamMember,
} from 'shared-lib/domain';
import { ineligibleFor, nightsOfWeek, offerRefusal, workedMinutesOf } from 'mf-team/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { readDuties } from '../nightDuties.ts';
import { readOpenShift } from '../openShift.ts';
import { tellMember } from '../tellMember.ts';
import { shiftOfferedText, type OfferedShift } from './offerTexts.ts';

/** An offered shift, and the members who may take it. */
interface Offer {
  readonly shift: OfferedShift;
  readonly members: readonly TeamMember[];
}

/** Reads who may take an offered shift (`ineligibleFor`); null once it is no longer offered. */
const readOffer = (customerId: string, place: ShiftPlace, now: number): Promise<Offer | null> =>
  firestore().runTransaction(async (transaction) => {
    const open = await readOpenShift(transaction, customerId, place);
    const { community, night, startsAt } = open;
    if (community === null || !open.isOffered || offerRefusal(open, now) !== null) return null;
    const [found, clocked] = await Promise.all([
      transaction.get(firestore().collection(paths.team(customerId))),
      transaction.get(
        firestore()
          .collection(paths.clockInOuts(customerId))
          .where('serviceDate', 'in', nightsOfWeek(place.serviceDate)),
      ),
    ]);
    const field = found.docs
      .flatMap((snapshot) => recordOf(teamMemberSchema, snapshot) ?? [])
      .filter(({ isActive, tier }) => isActive && tier !== 'Admin');
    const ids = field.map(({ id }) => id);
    const { duties } = await readDuties(transaction, customerId, night, ids, [community]);
    const clocks = clocked.docs.flatMap((snapshot) => recordOf(clockInOutSchema, snapshot) ?? []);
    const worked = workedMinutesOf(clocks, now);
    return {
      shift: {
        propertyName: community.propertyName,
        serviceDate: place.serviceDate,
        startsAt,
        timeZone: community.timezone,
      },
      members: field.filter(
        ({ id, isActive, tier }) =>
          ineligibleFor({
            isActive,
            tier,
            conflicts: conflictsOf(id, place, duties),
            workedMin: worked.get(id) ?? 0,
          }) === null,
      ),
    };
  });

/** Tells a member of an offered shift, once: one that is offered again is listed in the field app. */
async function tellOffer(
  customer: Customer,
  { communityId, serviceDate }: ShiftPlace,
  shift: OfferedShift,
  member: TeamMember,
): Promise<void> {
  const { subject, said, how, app } = shiftOfferedText(shift, member.language ?? customer.language ?? 'en');
  await tellMember(customer, member, {
    id: `offer-${customer.id}-${member.id}-${serviceDate}-${communityId}`,
    subject,
    paragraphs: [said, how],
    app,
    communityId,
    expiresAt: shift.startsAt,
  });
}

/**
 * Notifies the members who may take an offered shift, once each even if it is offered again: by email, or by
 * text for those without one. A failure is only logged; the shift stays offered, and the field app lists it.
 */
export async function notifyTeam(customerId: string, place: ShiftPlace): Promise<void> {
  try {
    const [offer, found] = await Promise.all([
      readOffer(customerId, place, Date.now()),
      firestore().doc(paths.customer(customerId)).get(),
    ]);
    const customer = recordOf(customerSchema, found);
    if (offer === null || customer === null) return;
    for (const member of offer.members) await tellOffer(customer, place, offer.shift, member);
  } catch (error) {
    logger.error('The team couldn’t be notified of an offered shift.', error);
  }
}
