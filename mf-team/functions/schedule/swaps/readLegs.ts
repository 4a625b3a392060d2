import type { Transaction } from 'firebase-admin/firestore';
import { conflictsOf, type TeamMember } from 'shared-lib/domain';
import { legsOf, type LegFacts, type SwapLeg, type SwapTerms } from 'mf-team/domain';
import { readDuties, type NightDuties } from '../nightDuties.ts';
import { readNightShift, type NightShift } from '../openShift.ts';

/** A swap's shifts, with what decides whether they may change hands. */
export interface ReadLegs {
  readonly legs: readonly LegFacts[];
  /** Each leg's shift. */
  readonly shifts: readonly NightShift[];
  /** The members who are on the team. */
  readonly team: readonly TeamMember[];
}

/** The facts of a shift that changes hands, from what both members serve that night. */
export function legFactsOf(
  leg: SwapLeg,
  { shift, startsAt }: Pick<NightShift, 'shift' | 'startsAt'>,
  { duties, team }: NightDuties,
): LegFacts {
  const { takerId, giverId } = leg;
  return {
    ...leg,
    isServed: shift !== null,
    agentId: shift?.agentId ?? null,
    startsAt,
    giver: team.find(({ id }) => id === giverId) ?? null,
    taker: team.find(({ id }) => id === takerId) ?? null,
    conflicts: conflictsOf(takerId, leg, duties),
  };
}

/** Reads the shifts of a swap in a transaction. */
export async function readLegs(
  transaction: Transaction,
  customerId: string,
  terms: SwapTerms,
): Promise<ReadLegs> {
  const members = [terms.memberId, terms.colleagueId];
  const read = await Promise.all(
    legsOf(terms).map(async (leg) => {
      const shift = await readNightShift(transaction, customerId, leg);
      const known = shift.community ? [shift.community] : [];
      const duties = await readDuties(transaction, customerId, shift.night, members, known);
      return { leg: legFactsOf(leg, shift, duties), shift, team: duties.team };
    }),
  );
  return {
    legs: read.map(({ leg }) => leg),
    shifts: read.map(({ shift }) => shift),
    team: read[0]?.team ?? [],
  };
}
