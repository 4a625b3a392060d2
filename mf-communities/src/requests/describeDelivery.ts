import { deliveryErrors, type DeliveryFailure } from 'shared-lib/domain';
import { type ContactSubmission, type ContactAnswer, type ContactStep, isLost } from 'mf-communities/domain';
import type { RequestTexts } from './requestTexts.ts';

/** Answer states that explain a failed delivery. */
const explained: readonly string[] = [
  deliveryErrors.suppressed,
  deliveryErrors.withdrawn,
  deliveryErrors.canceled,
];

/** What to do about an undelivered message. */
const nextStep = (failure: DeliveryFailure | null, { t }: Pick<RequestTexts, 't'>): string =>
  t(failure?.code === deliveryErrors.unknown ? 'requests.deliveryAsk' : 'requests.deliveryNext');

/** Why the receipt email was not delivered, and what to do; null if it was. */
export const receiptFailureText = (
  { email, receiptFailure }: Pick<ContactSubmission, 'email' | 'receiptFailure'>,
  { t, why }: Pick<RequestTexts, 't' | 'why'>,
): string | null =>
  receiptFailure &&
  `${t('requests.receipt.lost', { email: email ?? '', reason: why(receiptFailure) })} ${nextStep(receiptFailure, { t })}`;

/**
 * Formats the delivery status of a step's answer: its time and, if it failed, why and what to do. Null for
 * a step that is not an answer, or whose message is unknown.
 * @param timeZone the community's
 */
export const describeDelivery = (
  step: Pick<ContactStep, 'act' | 'at'>,
  answers: readonly ContactAnswer[],
  timeZone: string,
  { t, why, moment }: Pick<RequestTexts, 't' | 'why' | 'moment'>,
): string | null => {
  // An answer and its step have the same time.
  const answer = step.act === 'answer' ? answers.find(({ at }) => at === step.at) : undefined;
  if (!answer?.delivery) return null;
  const { state, at, error } = answer.delivery;
  const since = { state: t(`requests.delivery.${state}`), when: moment(at, timeZone) };
  if (!isLost(answer)) return t('requests.deliverySince', since);
  const known =
    error === null || explained.includes(error.code)
      ? t('requests.deliverySince', since)
      : t('requests.deliveryLost', { ...since, reason: why(error) });
  return `${known} ${nextStep(error, { t })}`;
};
