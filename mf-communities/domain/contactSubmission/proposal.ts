import * as z from 'shared-lib/domain/schema';
import { text } from 'shared-lib/domain/schema';
import { verdicts, maxEvidence, evidenceSchema, verdictReasons } from './decision.ts';

/** What the records of a night say of a missed pickup; a person decides. */
export const proposalSchema = z.object({
  /** The night that the report is taken to be about, `YYYY-MM-DD`. */
  night: text(10),
  verdict: z.enum(verdicts),
  reason: z.enum(verdictReasons),
  /** When somebody was at the door, epoch milliseconds; null where that is not known. */
  at: z.nullable(z.number()),
  evidence: z.array(evidenceSchema).check(z.maxLength(maxEvidence)),
});

export type Proposal = z.output<typeof proposalSchema>;
