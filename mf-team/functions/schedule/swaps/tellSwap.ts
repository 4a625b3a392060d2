import { logger } from 'firebase-functions';
import { communitySchema, customerSchema, defaultTimeZone, paths, teamMemberSchema } from 'shared-lib/domain';
import { shiftSwapSchema, type ShiftSwap } from 'mf-team/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { tellMember } from '../tellMember.ts';
import { swapWords, type NamedSwap, type SwapEvent } from './swapWords.ts';

/** Whom an event is news to. */
const readersOf = (event: SwapEvent, { memberId, colleagueId }: ShiftSwap): string[] => {
  switch (event) {
    case 'asked':
    case 'withdrawn':
      return [colleagueId];
    case 'refused':
      return [memberId];
    case 'approved':
    case 'declined':
    case 'reopened':
      return [memberId, colleagueId];
  }
};

/**
 * The id of a message. Asking the same colleague about the same shift again sends nothing; a decision that is undone
 * and made again does.
 */
const messageId = (event: SwapEvent, customerId: string, swap: ShiftSwap, readerId: string): string => {
  const { memberId, shift, id, updatedAt } = swap;
  return event === 'asked'
    ? `swap-${customerId}-${memberId}-${readerId}-${shift.serviceDate}-${shift.communityId}`
    : `swap-${customerId}-${id}-${readerId}-${event}-${updatedAt ?? 0}`;
};

/**
 * Tells the members of a swap what happened to it, by email, or by text without one. A failure is logged: the field app
 * shows the swap.
 */
export async function tellSwap(customerId: string, swapId: string, event: SwapEvent): Promise<void> {
  try {
    const [found, customerFound] = await firestore().getAll(
      firestore().doc(paths.shiftSwap(customerId, swapId)),
      firestore().doc(paths.customer(customerId)),
    );
    const swap = recordOf(shiftSwapSchema, found!);
    const customer = recordOf(customerSchema, customerFound!);
    if (swap === null || customer === null) return;
    const { shift, inReturn } = swap;
    const places = inReturn ? [shift, inReturn] : [shift];
    const readers = readersOf(event, swap);
    const [members, communities] = await Promise.all([
      firestore().getAll(...readers.map((id) => firestore().doc(paths.teamMember(customerId, id)))),
      firestore().getAll(
        ...places.map(({ communityId }) => firestore().doc(paths.community(customerId, communityId))),
      ),
    ]);
    const named: NamedSwap = {
      member: swap.memberName,
      colleague: swap.colleagueName,
      shifts: places.map((place, index) => ({
        ...place,
        timeZone: recordOf(communitySchema, communities[index]!)?.timezone ?? defaultTimeZone,
        taker: index === 0 ? swap.colleagueName : swap.memberName,
      })),
      note: swap.note,
      decisionNote: swap.decisionNote,
    };
    for (const member of members.flatMap((snapshot) => recordOf(teamMemberSchema, snapshot) ?? [])) {
      await tellMember(customer, member, {
        id: messageId(event, customerId, swap, member.id),
        ...swapWords(event, named, member.language ?? customer.language ?? 'en'),
        communityId: shift.communityId,
        expiresAt: swap.openUntil,
      });
    }
  } catch (error) {
    logger.error('The members couldn’t be notified of a swap.', error);
  }
}
