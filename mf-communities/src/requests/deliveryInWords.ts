import {
  deliveryErrors,
  type ContactSubmission,
  type DeliveryFailure,
  type ContactAnswer,
  type ContactStep,
} from 'shared-lib/domain';
import { isLost } from 'mf-communities/domain';
import type { RequestWords } from './requestWords.ts';

/** The codes whose reason we know in our own words; for the others the provider has words, and the state says the rest. */
const ownReasons = [
  deliveryErrors.bounced,
  deliveryErrors.expired,
  deliveryErrors.switchedOff,
  deliveryErrors.noConsent,
  deliveryErrors.unknown,
] as const;

const told: readonly string[] = [
  deliveryErrors.suppressed,
  deliveryErrors.withdrawn,
  deliveryErrors.canceled,
];

/** Why a message did not arrive, as a sentence; null where its state says all. */
const reasonOf = ({ code, message }: DeliveryFailure, { t }: Pick<RequestWords, 't'>): string | null => {
  if (told.includes(code)) return null;
  const own = ownReasons.find((one) => one === code);
  return own
    ? t(`requests.deliveryWhy.${own}`)
    : t('requests.deliveryWhy.other', { reason: message || code });
};

/** Why an answer did not arrive, as a sentence; null for one that did, and where its state says all. */
export const whyLost = (
  { delivery }: Pick<ContactAnswer, 'delivery'>,
  words: Pick<RequestWords, 't'>,
): string | null => (delivery?.error ? reasonOf(delivery.error, words) : null);

/** What to do about a message that did not arrive. */
const nextStep = (failure: DeliveryFailure | null, { t }: Pick<RequestWords, 't'>): string =>
  t(failure?.code === deliveryErrors.unknown ? 'requests.deliveryAsk' : 'requests.deliveryNext');

/** Why the mail with the receipt did not arrive, and what to do; null for one that did. */
export const lostReceiptInWords = (
  { email, receiptFailure }: Pick<ContactSubmission, 'email' | 'receiptFailure'>,
  words: Pick<RequestWords, 't'>,
): string | null => {
  if (receiptFailure === null) return null;
  const { t } = words;
  const why =
    receiptFailure.code === deliveryErrors.suppressed
      ? t('requests.receipt.suppressed')
      : reasonOf(receiptFailure, words);
  return [t('requests.receipt.lost', { email: email ?? '' }), why, nextStep(receiptFailure, words)]
    .filter(Boolean)
    .join(' ');
};

/**
 * How far the answer of a step has come, since when, and what to do where it did not arrive; null for a step that is no answer, or whose
 * message nobody knows.
 * @param timeZone the community's
 */
export const deliveryInWords = (
  step: Pick<ContactStep, 'act' | 'at'>,
  answers: readonly ContactAnswer[],
  timeZone: string,
  { t, moment }: Pick<RequestWords, 't' | 'moment'>,
): string | null => {
  // An answer and its step are of one moment.
  const answer = step.act === 'answer' ? answers.find(({ at }) => at === step.at) : undefined;
  if (!answer?.delivery) return null;
  const { state, at } = answer.delivery;
  const known = t('requests.deliverySince', {
    state: t(`requests.delivery.${state}`),
    when: moment(at, timeZone),
  });
  if (!isLost(answer)) return known;
  return [known, whyLost(answer, { t }), nextStep(answer.delivery.error, { t })].filter(Boolean).join(' ');
};
