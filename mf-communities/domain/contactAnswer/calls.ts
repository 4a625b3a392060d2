import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { success } from 'shared-lib/domain/schema';
import { proposalSchema } from '../contactSubmission/decision.ts';
import { contactChangeSchema, ownTemplateChangeSchema, verdictRequestSchema } from './contactChange.ts';

/** Calls about resident requests and their answers. */
export const contactAnswerCalls = {
  /**
   * Takes one step of a resident request. It is `aborted` after a concurrent step, with who, when and which in the
   * error's fields, and `failed-precondition` when the request can't take it.
   */
  changeContactSubmission: { payload: contactChangeSchema, result: success },
  /** Proposes a verdict on a missed pickup. Without a night, for the request's own. */
  readVerdict: { payload: verdictRequestSchema, result: z.object({ proposal: z.nullable(proposalSchema) }) },
  /**
   * Creates, changes or deletes a business's own answer template; `aborted` after a concurrent change.
   */
  changeAnswerTemplate: { payload: ownTemplateChangeSchema, result: success },
} satisfies CallTable;
