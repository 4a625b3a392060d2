import type { Transaction } from 'firebase-admin/firestore';
import {
  communitySchema,
  groupBy,
  isDocumentId,
  paths,
  serviceStartsAt,
  type ShiftChange,
  type ShiftPlace,
} from 'shared-lib/domain';
import { offerRefusal, substituteRefusals, type CoverRefusal } from 'mf-team/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { offerEntry, type NewOffer } from './newOffer.ts';
import { readDuties } from './nightDuties.ts';

/** How the shifts of an approved night off are covered. */
export interface NightOffCover {
  /** The absent member. */
  readonly awayId: string;
  readonly shifts: readonly ShiftChange[];
  /** The shifts among these that are offered to the team. */
  readonly offers: readonly ShiftPlace[];
}

/**
 * Reads why substitutes for a night off can't serve, and the offers of its open shifts.
 * @param now epoch milliseconds
 */
export async function readNightOff(
  transaction: Transaction,
  customerId: string,
  { awayId, shifts, offers }: NightOffCover,
  now: number,
): Promise<{ readonly refused: readonly CoverRefusal[]; readonly offers: readonly NewOffer[] }> {
  const given = shifts.filter(({ to }) => isDocumentId(to?.newAgentId ?? '') && to?.newAgentId !== awayId);
  const needed = [
    ...new Set([...given, ...offers].map(({ communityId }) => communityId).filter(isDocumentId)),
  ];
  if (needed.length === 0) return { refused: [], offers: [] };
  const found = await transaction.getAll(
    ...needed.map((id) => firestore().doc(paths.community(customerId, id))),
  );
  const communities = found.flatMap((snapshot) => recordOf(communitySchema, snapshot) ?? []);
  const refused: CoverRefusal[] = [];
  for (const [serviceDate, changes] of groupBy(given, (change) => change.serviceDate)) {
    const night = await transaction.get(firestore().doc(paths.scheduleNight(customerId, serviceDate)));
    const memberIds = [...new Set(changes.flatMap(({ to }) => to?.newAgentId ?? []))];
    const { duties } = await readDuties(transaction, customerId, night, memberIds, communities);
    refused.push(...substituteRefusals(changes, awayId, duties));
  }
  const newOffers: NewOffer[] = [];
  for (const { communityId, serviceDate } of offers) {
    const community = communities.find(({ id }) => id === communityId) ?? null;
    const isUnassigned = shifts.some(
      (change) =>
        change.communityId === communityId &&
        change.serviceDate === serviceDate &&
        change.to?.newAgentId === null,
    );
    if (community === null || !isUnassigned) continue;
    const startsAt = serviceStartsAt(community, serviceDate);
    const isStarted = offerRefusal({ isServed: true, isUncovered: true, startsAt }, now) !== null;
    if (isStarted) refused.push({ communityId, serviceDate, reason: 'started' });
    else newOffers.push({ communityId, serviceDate, entry: offerEntry(communityId, community, startsAt) });
  }
  return { refused, offers: newOffers };
}
