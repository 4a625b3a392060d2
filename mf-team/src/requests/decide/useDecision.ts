import { useRef, useState } from 'react';
import { decideRequest, useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
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
  // A second press can come before the button is drawn as busy.
  const isUnderWay = useRef(false);
  const deciders: Deciders = { agentOf, uid, customerId };

  /** @param done what a toast says of it; resolves to whether it is saved. */
  const decide: Decide = async (choice, done) => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setSaving(true);
    setProblem(null);
    const decision = decisionOf(entry, choice, uid, Date.now());
    const result = await decideRequest(customerId, decision);
    isUnderWay.current = false;
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

  return { saving, problem, decide };
}
