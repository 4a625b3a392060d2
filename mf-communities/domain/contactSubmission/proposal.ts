import * as z from 'shared-lib/domain/schema';
import { text } from 'shared-lib/domain/schema';
import { verdicts, maxEvidence, evidenceSchema, verdictReasons } from './decision.ts';

/** The verdict on a missed pickup that a night's records suggest. A person decides. */
export const proposalSchema = z.object({
  /** The night the report is assumed to be about, `YYYY-MM-DD`. */
  night: text(10),
  verdict: z.enum(verdicts),
  reason: z.enum(verdictReasons),
  /** When someone was at the door, epoch milliseconds; null if unknown. */
  at: z.nullable(z.number()),
  evidence: z.array(evidenceSchema).check(z.maxLength(maxEvidence)),
});

export type Proposal = z.output<typeof proposalSchema>;
