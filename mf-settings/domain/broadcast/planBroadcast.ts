import {
  businessZone,
  canReceiveTexts,
  canText,
  checkTemplate,
  localDate,
  quietUntil,
  segmentsOf,
  senderOf,
  type BroadcastKind,
  type Community,
  type Customer,
  type Settings,
  type Suppression,
  type TextWords,
  type Unit,
  type WordsProblem,
} from 'shared-lib/domain';
import { skipReasons, type SkipReason } from './record.ts';
import { placeholdersOf, renderText } from './renderText.ts';

/** The fields of a unit that decide whether its resident is texted. */
type TextedUnit = Pick<Unit, 'phone' | 'smsOptIn' | 'smsOptInAt' | 'smsOptOutAt' | 'status'>;

/**
 * Why a unit's resident isn't texted; null if they are.
 * @param suppressed why a number is marked do not text, by number
 */
const whyNotTexted = (
  unit: TextedUnit,
  { suppressed, mayText }: Pick<BroadcastFacts, 'suppressed' | 'mayText'>,
): Exclude<SkipReason, 'duplicate' | 'quietHours'> | null => {
  const { phone, status } = unit;
  if (status !== 'active') return 'notServed';
  if (phone === null) return 'noPhone';
  const reason = suppressed.get(phone);
  // STOP also ends consent, but it is the more specific reason.
  if (reason === 'stopped' || reason === 'byHand') return 'suppressed';
  if (!canText(unit)) return 'noConsent';
  return reason === 'bounced' || !canReceiveTexts(phone) || !mayText(phone) ? 'unreachable' : null;
};

/** When a text created now is sent: immediately (null), at a given time, or never because it would be useless by then. */
const leavingAt = (
  quiet: Pick<Settings['sms'], 'quietFrom' | 'quietTo'>,
  timeZone: string,
  now: number,
  expiresAt: number,
): number | 'never' | null => {
  const until = quietUntil(quiet, timeZone, now);
  return until !== null && until >= expiresAt ? 'never' : until;
};

/** A text sent before 5 AM is about the previous evening; one sent later is about the coming evening. */
const smallHours = 5 * 3_600_000;

/** A community to text, with its units. */
export interface BroadcastPlace {
  readonly community: Pick<
    Community,
    'id' | 'propertyName' | 'timezone' | 'setOutStart' | 'setOutEnd' | 'binInBy'
  >;
  readonly units: readonly (TextedUnit & Pick<Unit, 'id' | 'building' | 'unitNumber' | 'language'>)[];
}

/** The data that determines who gets which text. */
export interface BroadcastFacts {
  readonly places: readonly BroadcastPlace[];
  /** The reason why the business doesn't text a number, by number. */
  readonly suppressed: ReadonlyMap<string, Suppression['reason']>;
  /** Whether the business may text a number: not every business may text every country. */
  readonly mayText: (phone: string) => boolean;
  readonly sms: Pick<Settings['sms'], 'senderName' | 'quietFrom' | 'quietTo'>;
  readonly businessName: string;
  readonly words: TextWords;
  readonly minutes: number;
  /** Epoch milliseconds; so is `expiresAt`, when the texts become useless. */
  readonly now: number;
  readonly expiresAt: number;
}

/** A planned text. */
export interface PlannedText {
  readonly communityId: string;
  readonly unitId: string;
  /** E.164 */
  readonly to: string;
  readonly body: string;
}

/** How many residents get a text, and who doesn't and why: shown in the preview, and checked again on confirmation. */
export interface BroadcastCounts {
  readonly recipients: number;
  /** How many segments they are billed as. */
  readonly segments: number;
  readonly skipped: Readonly<Record<SkipReason, number>>;
}

/** A broadcast's plan for one community. */
export interface PlannedPlace {
  readonly communityId: string;
  readonly recipients: number;
  /** When its texts are sent, epoch milliseconds; null for immediately, `never` if they would arrive too late. */
  readonly leavesAt: number | 'never' | null;
}

export interface BroadcastPlan {
  readonly counts: BroadcastCounts;
  readonly places: readonly PlannedPlace[];
  readonly texts: readonly PlannedText[];
  /** Whether a text would exceed the carriers' limit with everything filled in. */
  readonly isTooLong: boolean;
}

/** The longest text that carriers accept. */
export const maxTextLength = 1600;

/** The error in a text's content, or null if it can be sent. */
export const checkWords = (kind: BroadcastKind, words: string): WordsProblem | null =>
  checkTemplate(words, placeholdersOf[kind], maxTextLength);

/**
 * The recipients of a broadcast's texts, and who gets none and why. A number shared by several units gets one text, for
 * the first in community and unit order.
 */
export const planBroadcast = (facts: BroadcastFacts): BroadcastPlan => {
  const { places, sms, businessName, words, minutes, now, expiresAt } = facts;
  const sender = senderOf(sms.senderName, businessName);
  const skipped: Record<SkipReason, number> = {
    ...(Object.fromEntries(skipReasons.map((reason) => [reason, 0])) as Record<SkipReason, number>),
  };
  const texts: PlannedText[] = [];
  const seen = new Set<string>();
  let segments = 0;
  const planned = places.map(({ community, units }): PlannedPlace => {
    const leavesAt = leavingAt(sms, community.timezone, now, expiresAt);
    const date = localDate(now - smallHours, community.timezone);
    const before = texts.length;
    for (const unit of units) {
      const to = unit.phone ?? '';
      const reason =
        whyNotTexted(unit, facts) ??
        (seen.has(to) ? 'duplicate' : leavesAt === 'never' ? 'quietHours' : null);
      if (reason !== null) {
        skipped[reason] += 1;
        continue;
      }
      seen.add(to);
      const language = unit.language === 'es' && words.es.trim() !== '' ? 'es' : 'en';
      const body = renderText(
        words[language],
        { sender, businessName, community, unit, minutes, date },
        language,
      );
      segments += segmentsOf(body).segments;
      texts.push({ communityId: community.id, unitId: unit.id, to, body });
    }
    return { communityId: community.id, recipients: texts.length - before, leavesAt };
  });
  return {
    counts: { recipients: texts.length, segments, skipped },
    places: planned,
    texts,
    isTooLong: texts.some(({ body }) => body.length > maxTextLength),
  };
};

/**
 * The price of one segment in the United States, in thousandths of a dollar: Twilio's price and the carriers' fee, as
 * of 2026. It is shown as an estimate.
 */
const segmentMills = 11;

/**
 * The approximate price of one text with this many segments, in fractional cents: rounded, many would not add up to
 * the total.
 */
export const textPriceCents = (segments: number): number => (segments * segmentMills) / 10;

/** The approximate total of this many segments, in cents, rounded up. */
export const textCostCents = (segments: number): number => Math.ceil(textPriceCents(segments));

/**
 * The month a text counts toward, by the clock of the business that sends it.
 * @param now epoch milliseconds
 * @returns `YYYY-MM`
 */
export const textMonth = (customer: Pick<Customer, 'timeZone'>, now: number): string =>
  localDate(now, businessZone(customer)).slice(0, 7);
