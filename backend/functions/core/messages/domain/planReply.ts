import { type Suppression, byResident, consentAfter, type UnitConsent } from 'shared-lib/domain';

/** A unit at which somebody who answers a text lives, with what it says of their consent. */
interface Answering extends UnitConsent {
  readonly id: string;
  readonly communityId: string;
}

/** What follows from an answer, for a business that had written. */
export interface ReplyPlan {
  /** The ledger's lines: one for each unit of the number, or one without a unit where there is none. */
  readonly entries: readonly {
    readonly unit: { readonly id: string; readonly communityId: string } | null;
    readonly event: 'optIn' | 'confirm' | 'optOut';
    readonly by: typeof byResident;
    readonly source: 'reply';
    /** What the unit says from then on; null for a line without a unit. */
    readonly consent: UnitConsent | null;
  }[];
  /** What becomes of the suppression: STOP makes one, or is noted in what the office wrote; START takes back what STOP did. */
  readonly suppression: 'stop' | 'noteStop' | 'remove' | 'forgetStop' | null;
}

const suppressionAfter = (
  meaning: 'stop' | 'start',
  noted: Pick<Suppression, 'reason' | 'stoppedAt'> | null,
): ReplyPlan['suppression'] => {
  const isByHand = noted?.reason === 'byHand';
  if (meaning === 'stop') return isByHand ? 'noteStop' : 'stop';
  if (!isByHand) return noted === null ? null : 'remove';
  return noted.stoppedAt === null ? null : 'forgetStop';
};

/**
 * What follows from STOP or START. It is the resident's own word, so it counts for every unit with their number. What the office has noted
 * by hand stays. A STOP that comes twice is one.
 * @param noted why the business leaves the number alone; null when it does not
 * @param units those with the number
 * @param now epoch milliseconds
 */
export const planReply = (
  meaning: 'stop' | 'start',
  noted: Pick<Suppression, 'reason' | 'stoppedAt'> | null,
  units: readonly Answering[],
  now: number,
): ReplyPlan => {
  const common = { by: byResident, source: 'reply' } as const;
  const isKnown = ({ smsOptIn, smsOptOutAt }: Answering) =>
    meaning === 'stop' ? !smsOptIn && smsOptOutAt !== null : false;
  const suppression = suppressionAfter(meaning, noted);
  const wasStopped = noted !== null && (noted.reason === 'stopped' || noted.stoppedAt !== null);
  if (units.length === 0) {
    const event = meaning === 'stop' ? 'optOut' : 'optIn';
    const isNews = meaning === 'stop' ? !wasStopped : wasStopped;
    return { entries: isNews ? [{ ...common, unit: null, event, consent: null }] : [], suppression };
  }
  return {
    suppression,
    entries: units
      .filter((unit) => !(isKnown(unit) && wasStopped))
      .map((unit) => {
        const event = meaning === 'stop' ? 'optOut' : unit.smsOptIn ? 'confirm' : 'optIn';
        const { smsOptIn, smsOptInAt, smsOptInSource, smsOptOutAt } = unit;
        const before = { smsOptIn, smsOptInAt, smsOptInSource, smsOptOutAt };
        return {
          ...common,
          unit: { id: unit.id, communityId: unit.communityId },
          event,
          consent: consentAfter(before, { event, source: common.source, at: now }),
        };
      }),
  };
};
