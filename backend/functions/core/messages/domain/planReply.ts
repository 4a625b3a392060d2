import { type Suppression, byResident, consentAfter, type UnitConsent } from 'shared-lib/domain';

/** A unit of the resident who replies to a text, with its consent. */
interface Answering extends UnitConsent {
  readonly id: string;
  readonly communityId: string;
}

/** The effect of a reply on a business that had texted the number. */
export interface ReplyPlan {
  /** The ledger entries: one for each unit with the number, or one without a unit if there is none. */
  readonly entries: readonly {
    readonly unit: { readonly id: string; readonly communityId: string } | null;
    readonly event: 'optIn' | 'confirm' | 'optOut';
    readonly by: typeof byResident;
    readonly source: 'reply';
    /** The unit's new consent; null for an entry without a unit. */
    readonly consent: UnitConsent | null;
  }[];
  /** The change to the suppression: STOP creates one, or is noted in the office's; START removes what STOP created. */
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
 * The effect of STOP or START. It is the resident's own word, so it applies to every unit with their number. The
 * office's manual entries are kept. A repeated STOP counts once.
 * @param noted why the business doesn't text the number; null if it does
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
