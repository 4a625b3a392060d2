import * as z from 'shared-lib/domain/schema';
import type { ContactChange, OwnTemplateChange } from 'mf-communities/domain';
import { proposalSchema } from 'mf-communities/domain';
import { call } from 'shared-lib/data/kit';

const success = z.object({ success: z.literal(true) });
const proposed = z.object({ proposal: z.nullable(proposalSchema) });

/**
 * Takes one step of a resident's request. It is `aborted` when somebody else took a step meanwhile, with who, when and which in the fields
 * of the error, and `failed-precondition` when the request can't take it.
 */
export const changeContactSubmission = (change: ContactChange) =>
  call('changeContactSubmission', change, success);

/** What the records say of a missed pickup. @param night `YYYY-MM-DD`; null for the one that the request is about */
export const readVerdict = (submissionId: string, night: string | null) =>
  call('readVerdict', { submissionId, night }, proposed, false);

/** Keeps, changes or removes an answer that the office has written for itself; `aborted` when somebody else was first. */
export const changeAnswerTemplate = (change: OwnTemplateChange) =>
  call('changeAnswerTemplate', change, success);
