import type { RefusedLeg, SwapVerdict } from 'mf-team/domain';
import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { decideSwap, type DecideSwapResult, type SwapDecision } from '../../data/decideSwap.ts';
import type { Agent } from '../../people/agentOf.ts';
import { describeRefusal } from '../decide/decisionTexts.ts';
import { useSaveDecision } from '../decide/useSaveDecision.ts';
import type { RequestEntry } from '../requestEntries.ts';

type Saved = Extract<DecideSwapResult, { ok: true }>;
type Failed = Exclude<DecideSwapResult, Saved>;

const noShifts: readonly RefusedLeg[] = [];

/**
 * Saves decisions about a swap and offers to undo them.
 * @param entry the request as displayed.
 * @param agentOf names the author of a concurrent change.
 */
export function useSwapDecision(entry: RequestEntry, agentOf: (id: string) => Agent) {
  const { t } = useTexts('mf-team');
  const { customerId, uid } = useAccount();
  const { saving, problem, refused, save } = useSaveDecision<SwapDecision, Saved, Failed>({
    save: decideSwap,
    reverse: (decision, { outcome }) => {
      const verdict = decision.verdict === 'pending' ? decision.seen.status : 'pending';
      return verdict === 'cancelled'
        ? null
        : { ...decision, seen: { ...decision.seen, ...outcome }, verdict, note: '' };
    },
    describe: (failure) =>
      failure.reason === 'refused'
        ? t('requests.swap.problem')
        : describeRefusal(failure, { agentOf, uid, customerId }, t),
    isApplied: ({ seen, verdict }) =>
      seen.status !== verdict &&
      entry.status === verdict &&
      entry.decidedBy === (verdict === 'pending' ? null : uid),
  });
  return {
    saving,
    problem,
    refusedShifts: refused?.failure.reason === 'refused' ? refused.failure.shifts : noShifts,
    /** @param done the toast's message; resolves to whether it was saved. */
    decide: (verdict: SwapVerdict, note: string, done: string): Promise<boolean> =>
      save({ swapId: entry.recordId, seen: entry, verdict, note }, done),
  };
}
