import * as z from 'shared-lib/domain/schema';
import { noCounts } from './rolloutCounts.ts';

const versionCounts = z.object({
  loads: z.count,
  failedLoads: z.count,
  accounts: z.count,
  problems: z.count,
  atRisk: z.number(),
  loadsAtRisk: z.count,
});

/** A module's rollout, `rollouts/{module}`: of the document with this revision. */
export const rolloutSchema = z.object({
  revision: z.count,
  version: z.string(),
  percent: z.count,
  /** When it got this share, epoch milliseconds. */
  since: z.instant,
  counts: z.object({
    candidate: versionCounts,
    stable: versionCounts,
    alone: versionCounts,
    bets: z.array(z.number()),
    stepLoads: z.count,
    reached: z.array(z.string()),
    affected: z.array(z.string()),
  }),
  /** The last decision, in a sentence. */
  reason: z.string(),
});
export type Rollout = z.output<typeof rolloutSchema>;

/** A rollout without any observations. */
export const newRollout = (revision: number, version: string, percent: number, now: number): Rollout => ({
  revision,
  version,
  percent,
  since: now,
  counts: noCounts,
  reason: '',
});
