import { deliveryErrors } from 'shared-lib/domain';
import { isLost, type ContactAnswer, type ContactStep } from 'shared-lib/domain/requests';
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

/** Why an answer did not arrive, as a sentence; null for one that did, and where its state says all. */
export const whyLost = (
  { delivery }: Pick<ContactAnswer, 'delivery'>,
  { t }: Pick<RequestWords, 't'>,
): string | null => {
  if (!delivery?.error || told.includes(delivery.error.code)) return null;
  const { code, message } = delivery.error;
  const own = ownReasons.find((one) => one === code);
  return own
    ? t(`requests.deliveryWhy.${own}`)
    : t('requests.deliveryWhy.other', { reason: message || code });
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
  const mayBeThere = answer.delivery.error?.code === deliveryErrors.unknown;
  const next = t(mayBeThere ? 'requests.deliveryAsk' : 'requests.deliveryNext');
  return [known, whyLost(answer, { t }), next].filter(Boolean).join(' ');
};
