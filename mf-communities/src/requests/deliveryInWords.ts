import { isLost, type ContactAnswer, type ContactStep } from 'shared-lib/domain/requests';
import type { RequestWords } from './requestWords.ts';

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
  return isLost(answer) ? `${known} ${t('requests.deliveryNext')}` : known;
};
