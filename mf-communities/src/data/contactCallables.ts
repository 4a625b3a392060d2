import * as z from 'shared-lib/domain/schema';
import { success } from 'shared-lib/domain/schema';
import type { ContactChange, OwnTemplateChange } from 'mf-communities/domain';
import { proposalSchema } from 'mf-communities/domain';
import { call } from 'shared-lib/data/kit';

const proposed = z.object({ proposal: z.nullable(proposalSchema) });

/**
 * Takes one step of a resident request. It is `aborted` after a concurrent step, with who, when and which in
 * the error's fields, and `failed-precondition` when the request can't take it.
 */
export const changeContactSubmission = (change: ContactChange) =>
  call('changeContactSubmission', change, success);

/**
 * Proposes a verdict on a missed pickup.
 * @param night `YYYY-MM-DD`; null for the request's own
 */
export const readVerdict = (submissionId: string, night: string | null) =>
  call('readVerdict', { submissionId, night }, proposed, false);

/** Creates, changes or deletes a business's own answer template; `aborted` after a concurrent change. */
export const changeAnswerTemplate = (change: OwnTemplateChange) =>
  call('changeAnswerTemplate', change, success);
