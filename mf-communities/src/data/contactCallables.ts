import { contactAnswerCalls, type ContactChange, type OwnTemplateChange } from 'mf-communities/domain';
import { callerOf } from 'shared-lib/data/kit';

const callRequests = callerOf(contactAnswerCalls);

/**
 * Takes one step of a resident request. It is `aborted` after a concurrent step, with who, when and which in
 * the error's fields, and `failed-precondition` when the request can't take it.
 */
export const changeContactSubmission = (change: ContactChange) =>
  callRequests('changeContactSubmission', change);

/**
 * Proposes a verdict on a missed pickup.
 * @param night `YYYY-MM-DD`; null for the request's own
 */
export const readVerdict = (submissionId: string, night: string | null) =>
  callRequests('readVerdict', { submissionId, night }, false);

/** Creates, changes or deletes a business's own answer template; `aborted` after a concurrent change. */
export const changeAnswerTemplate = (change: OwnTemplateChange) =>
  callRequests('changeAnswerTemplate', change);
