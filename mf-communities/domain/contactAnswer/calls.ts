import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { success } from 'shared-lib/domain/schema';
import { proposalSchema } from '../contactSubmission/proposal.ts';
import { contactChangeSchema, verdictRequestSchema } from './contactChange.ts';
import { ownTemplateChangeSchema } from './ownTemplate.ts';

/** Calls about resident requests and their answers. */
export const contactAnswerCalls = {
  changeContactSubmission: { payload: contactChangeSchema, result: success },
  readVerdict: { payload: verdictRequestSchema, result: z.object({ proposal: z.nullable(proposalSchema) }) },
  changeAnswerTemplate: { payload: ownTemplateChangeSchema, result: success },
} satisfies CallTable;
