import { useState } from 'react';
import { decideRequest, useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { useOneAtATime } from '../../saving/useOneAtATime.ts';
import type { RequestEntry } from '../requestEntries.ts';
import { decisionOf, undone, type Choice } from './decisionOf.ts';
import { describeRefusal, type Deciders } from './decisionWords.ts';
import type { Agent } from '../../people/agentOf.ts';

export type Decide = (choice: Choice, done: string) => Promise<boolean>;

/**
 * Saves decisions about a request and offers to take them back.
 * @param entry the request as it is shown.
 * @param agentOf names who was faster.
 */
export function useDecision(entry: RequestEntry, agentOf: (id: string) => Agent) {
  const { t } = useTexts('mf-team');
  const { customerId, uid } = useAccount();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const deciding = useOneAtATime();
  const deciders: Deciders = { agentOf, uid, customerId };

  const post: Decide = async (choice, done) => {
    setSaving(true);
    setProblem(null);
    const decision = decisionOf(entry, choice, uid, Date.now());
    const result = await decideRequest(customerId, decision);
    setSaving(false);
    if (!result.ok) {
      setProblem(describeRefusal(result, deciders, t));
      return false;
    }
    const undo = async () => {
      const back = await decideRequest(customerId, undone(decision));
      showToast(
        back.ok
          ? { meaning: 'good', message: t('requests.decide.undone') }
          : {
              meaning: 'bad',
              message: `${t('requests.decide.notUndone')} ${describeRefusal(back, deciders, t)}`,
            },
      );
    };
    showToast({ meaning: 'good', message: done, undo: () => void undo() });
    return true;
  };

  /** @param done what a toast says of it; resolves to whether it is saved. */
  const decide: Decide = async (...decision) => (await deciding.run(() => post(...decision))) ?? false;

  return { saving, problem, decide };
}
