import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
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
import { placeOf } from 'backend/functions/core/account/placeOf.ts';
import { requireTextable } from 'backend/functions/core/broadcasts/requireTextable.ts';
import { letterOf } from 'backend/functions/core/messages/letter.ts';
import { mailDocument, textDocument } from 'backend/functions/core/messages/queueMessage.ts';
import { createOnce } from 'backend/kernel/createOnce.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { timestampOf } from 'backend/kernel/storedFields.ts';
import { readDuties } from '../nightDuties.ts';
import { readOpenShift } from '../openShift.ts';
import { offeredWords, type OfferedShift } from './offerWords.ts';

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

/** Emails a member, or texts one without an email. A number that can't be texted gets nothing. */
async function tellMember(
  customer: Customer,
  { communityId, serviceDate }: ShiftPlace,
  shift: OfferedShift,
  member: TeamMember,
): Promise<void> {
  // A shift that is offered again isn't announced again: the field app lists it.
  const id = `offer-${customer.id}-${member.id}-${serviceDate}-${communityId}`;
  const expiresAt = timestampOf(shift.startsAt);
  const { subject, said, how, app } = offeredWords(shift, member.language ?? customer.language ?? 'en');
  const { email, phone } = member;
  const common = { purpose: 'notice', customerId: customer.id } as const;
  if (email !== '') {
    const place = await placeOf(customer.id, member);
    const address = place.app === 'field' ? place.appAddress : null;
    const letter = letterOf({ paragraphs: [said, how], ...(address && { link: { label: app, address } }) });
    const mail = mailDocument({ ...common, to: email, subject, ...letter, fromName: customer.businessName });
    await createOnce(firestore().doc(paths.mail(id)), { ...mail, expiresAt });
    return;
  }
  if (phone === null) return;
  const body = `${said} ${how}`.replaceAll('’', "'");
  await firestore()
    .runTransaction(async (transaction) => {
      const reference = firestore().doc(paths.textMessage(id));
      if ((await transaction.get(reference)).exists) return;
      const { count } = await requireTextable(transaction, customer.id, phone, 'phone');
      count(transaction, body);
      const text = textDocument({ ...common, to: phone, body, communityId, unitId: null });
      transaction.create(reference, { ...text, expiresAt });
    })
    .catch((error: unknown) => {
      if (!(error instanceof HttpsError)) throw error;
    });
}

/**
 * Tells the members who may take a shift that it is offered, each once however often it is offered: by email, or by
 * text without one. A failure is logged; the shift stays offered, and the field app lists it.
 */
export async function tellTeam(customerId: string, place: ShiftPlace): Promise<void> {
  try {
    const [offer, found] = await Promise.all([
      readOffer(customerId, place, Date.now()),
      firestore().doc(paths.customer(customerId)).get(),
    ]);
    const customer = recordOf(customerSchema, found);
    if (offer === null || customer === null) return;
    for (const member of offer.members) await tellMember(customer, place, offer.shift, member);
  } catch (error) {
    logger.error('The team was not told of an offered shift.', error);
  }
}
