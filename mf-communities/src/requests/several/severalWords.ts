import { changeContactSubmission } from '../../data/callables.ts';
import type { ContactSubmission, ContactStepRequest } from 'mf-communities/domain';
import { showToast } from 'shared-lib/ui';
import type { RequestWords } from '../requestWords.ts';
import { stepRequests, type BulkStepResult } from './stepRequests.ts';

type T = Pick<RequestWords, 't'>;

/** Formats the result of an action on several requests, and how many were skipped. */
export const describeOutcome = (
  what: 'answered' | 'assigned' | 'resolved' | 'merged',
  { taken, left }: BulkStepResult<unknown>,
  { t }: T,
): string =>
  [
    taken.length > 0 ? t(`requests.several.${what}`, { count: taken.length }) : '',
    left > 0 ? t('requests.several.left', { count: left }) : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Undoes a step of several requests, and reports how many could not be undone. */
export const undoSteps = async (
  requests: readonly ContactSubmission[],
  stepOf: (request: ContactSubmission) => ContactStepRequest,
  { t }: T,
): Promise<void> => {
  const { left } = await stepRequests(requests, stepOf, changeContactSubmission, 1);
  if (left > 0) showToast({ meaning: 'bad', message: t('requests.several.left', { count: left }) });
};
