import {
  deliveryErrors,
  type ContactSubmission,
  type DeliveryFailure,
  type ContactAnswer,
  type ContactStep,
} from 'shared-lib/domain';
import { isLost } from 'mf-communities/domain';
import type { RequestWords } from './requestWords.ts';

/** The codes of answers whose state says why they did not arrive. */
const told: readonly string[] = [
  deliveryErrors.suppressed,
  deliveryErrors.withdrawn,
  deliveryErrors.canceled,
];

/** What to do about a message that did not arrive. */
const nextStep = (failure: DeliveryFailure | null, { t }: Pick<RequestWords, 't'>): string =>
  t(failure?.code === deliveryErrors.unknown ? 'requests.deliveryAsk' : 'requests.deliveryNext');

/** Why the mail with the receipt did not arrive, and what to do; null for one that did. */
export const lostReceiptInWords = (
  { email, receiptFailure }: Pick<ContactSubmission, 'email' | 'receiptFailure'>,
  { t, why }: Pick<RequestWords, 't' | 'why'>,
): string | null =>
  receiptFailure &&
  `${t('requests.receipt.lost', { email: email ?? '', reason: why(receiptFailure) })} ${nextStep(receiptFailure, { t })}`;

/**
 * How far the answer of a step has come, since when, and why it did not arrive and what to do; null for a step that is no answer, or whose
 * message nobody knows.
 * @param timeZone the community's
 */
export const deliveryInWords = (
  step: Pick<ContactStep, 'act' | 'at'>,
  answers: readonly ContactAnswer[],
  timeZone: string,
  { t, why, moment }: Pick<RequestWords, 't' | 'why' | 'moment'>,
): string | null => {
  // An answer and its step are of one moment.
  const answer = step.act === 'answer' ? answers.find(({ at }) => at === step.at) : undefined;
  if (!answer?.delivery) return null;
  const { state, at, error } = answer.delivery;
  const since = { state: t(`requests.delivery.${state}`), when: moment(at, timeZone) };
  if (!isLost(answer)) return t('requests.deliverySince', since);
  const known =
    error === null || told.includes(error.code)
      ? t('requests.deliverySince', since)
      : t('requests.deliveryLost', { ...since, reason: why(error) });
  return `${known} ${nextStep(error, { t })}`;
};
