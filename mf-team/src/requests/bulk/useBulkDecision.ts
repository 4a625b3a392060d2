import { useState } from 'react';
import { decideRequest, type RequestDecision } from '../../data/decideRequest.ts';
import { useAccount } from 'shared-lib/data';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import type { Agent } from '../../people/agentOf.ts';
import { bulkStepOf, type BulkVerdict } from './bulkDecisions.ts';
import { reverseDecision } from '../decide/decisionOf.ts';
import { describeRefusal } from '../decide/decisionTexts.ts';
import type { NightFacts } from '../decide/nightFacts.ts';
import type { Shift } from 'shared-lib/domain';
import type { Cover } from '../decide/shiftChanges.ts';
import type { RequestRow } from '../useRequests.ts';
import { useOneAtATime } from '../../saving/useOneAtATime.ts';

/** What happens to a shift of a night off. */
type CoverOf = (shift: Shift) => Cover;

/** A request that was skipped, and why. */
export interface SkippedRequest {
  row: RequestRow;
  why: string;
}

/** Decides several requests, one after the other, and offers to undo them all. */
export function useBulkDecision(verdict: BulkVerdict, agentOf: (id: string) => Agent) {
  const { t } = useTexts('mf-team');
  const { customerId, uid } = useAccount();
  const [progress, setProgress] = useState<number | null>(null);
  const deciding = useOneAtATime();
  const users = { agentOf, uid, customerId };

  const stepOf = (row: RequestRow, facts: NightFacts, coverOf: CoverOf) =>
    bulkStepOf(row, facts, {
      verdict,
      coverOf,
      by: uid,
      now: Date.now(),
      viewerZone: viewerTimeZone(),
    });

  const whyNot = async (row: RequestRow, facts: NightFacts, coverOf: CoverOf, made: RequestDecision[]) => {
    const step = stepOf(row, facts, coverOf);
    if (!step.ok) {
      return step.reason === 'notPending' || step.reason === 'look' || step.reason === 'swap'
        ? t(`requests.bulk.reasons.${step.reason}`)
        : t(`requests.decide.obstacles.${step.reason}`);
    }
    const result = await decideRequest(customerId, step.decision);
    if (!result.ok) return describeRefusal(result, users, t);
    made.push(step.decision);
    return null;
  };

  const undoAll = async (made: readonly RequestDecision[]) => {
    let failed = 0;
    for (const decision of made.toReversed()) {
      const result = await decideRequest(customerId, reverseDecision(decision));
      if (!result.ok) failed += 1;
    }
    showToast(
      failed === 0
        ? { meaning: 'good', message: t('requests.bulk.undone') }
        : { meaning: 'bad', message: t('requests.bulk.partlyUndone', { count: failed }) },
    );
  };

  const decideAll = async (rows: readonly RequestRow[], facts: NightFacts, coverOf: CoverOf) => {
    const made: RequestDecision[] = [];
    const skipped: SkippedRequest[] = [];
    for (const [index, row] of rows.entries()) {
      setProgress(index);
      const why = await whyNot(row, facts, coverOf, made);
      if (why !== null) skipped.push({ row, why });
    }
    setProgress(null);
    if (made.length > 0) {
      showToast({
        meaning: 'good',
        message: t(`requests.bulk.${verdict}.done`, { count: made.length }),
        undo: () => void undoAll(made),
      });
    }
    return skipped;
  };

  /** @returns the skipped ones; null for a press that does nothing. */
  const run = (...requested: Parameters<typeof decideAll>) => deciding.run(() => decideAll(...requested));

  /** How many of them this can't decide. */
  const skips = (rows: readonly RequestRow[], facts: NightFacts) =>
    rows.filter((row) => !stepOf(row, facts, () => ({ kind: 'keep' })).ok).length;

  return { progress, skips, run };
}
