import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { success } from 'shared-lib/domain/schema';
import { proposalSchema } from '../contactSubmission/decision.ts';
import { contactChangeSchema, ownTemplateChangeSchema, verdictRequestSchema } from './contactChange.ts';

/** Calls about resident requests and their answers. */
export const contactAnswerCalls = {
  /**
   * Takes one step on a resident request. Fails with `aborted` after a concurrent step, whose author, time
   * and kind are in the error's fields, and with `failed-precondition` when the request can't take the step.
   */
  changeContactSubmission: { payload: contactChangeSchema, result: success },
  /** Proposes a verdict on a missed pickup, for the request's own night unless another is given. */
  readVerdict: { payload: verdictRequestSchema, result: z.object({ proposal: z.nullable(proposalSchema) }) },
  /**
   * Creates, changes or deletes a business's own answer template; `aborted` after a concurrent change.
   */
  changeAnswerTemplate: { payload: ownTemplateChangeSchema, result: success },
} satisfies CallTable;
