import { useState } from 'react';
import type { RefusedLeg, SwapVerdict } from 'mf-team/domain';
import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { decideSwap, type DecideSwapResult, type SwapDecision } from '../../data/decideSwap.ts';
import type { Agent } from '../../people/agentOf.ts';
import { describeRefusal } from '../decide/decisionTexts.ts';
import type { RequestEntry } from '../requestEntries.ts';
import { useOneAtATime } from '../../saving/useOneAtATime.ts';

type Failure = Exclude<DecideSwapResult, { ok: true }>;

/** A decision that was not saved, and why. */
interface Refused {
  readonly words: string;
  readonly shifts: readonly RefusedLeg[];
}

const noShifts: readonly RefusedLeg[] = [];

/**
 * Saves decisions about a swap and offers to undo them.
 * @param entry the request as displayed.
 * @param agentOf names the author of a concurrent change.
 */
export function useSwapDecision(entry: RequestEntry, agentOf: (id: string) => Agent) {
  const { t } = useTexts('mf-team');
  const { customerId, uid } = useAccount();
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const deciding = useOneAtATime();

  const describe = (failure: Failure): string =>
    failure.reason === 'refused'
      ? t('requests.swap.problem')
      : describeRefusal(failure, { agentOf, uid, customerId }, t);

  const post = async (decision: SwapDecision, done: string): Promise<boolean> => {
    setSaving(true);
    setRefused(null);
    const result = await decideSwap(decision);
    setSaving(false);
    if (!result.ok) {
      setRefused({ words: describe(result), shifts: result.reason === 'refused' ? result.shifts : noShifts });
      return false;
    }
    const seen = { ...decision.seen, ...result.outcome };
    const undo = async () => {
      const verdict = decision.verdict === 'pending' ? decision.seen.status : 'pending';
      if (verdict === 'cancelled') return;
      const back = await decideSwap({ ...decision, seen, verdict, note: '' });
      showToast(
        back.ok
          ? { meaning: 'good', message: t('requests.decide.undone') }
          : { meaning: 'bad', message: `${t('requests.decide.notUndone')} ${describe(back)}` },
      );
    };
    showToast({ meaning: 'good', message: done, undo: () => void undo() });
    return true;
  };

  /** @param done the toast's message; resolves to whether it was saved. */
  const decide = async (verdict: SwapVerdict, note: string, done: string): Promise<boolean> =>
    (await deciding.run(() => post({ swapId: entry.recordId, seen: entry, verdict, note }, done))) ?? false;

  return {
    saving,
    problem: refused?.words ?? null,
    refusedShifts: refused?.shifts ?? noShifts,
    decide,
  };
}
