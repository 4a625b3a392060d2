import { useState } from 'react';
import { decideRequest, type RequestDecision } from '../../data/decideRequest.ts';
import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { useOneAtATime } from '../../saving/useOneAtATime.ts';
import type { RequestEntry } from '../requestEntries.ts';
import { decisionOf, isApplied, reverseDecision, type Choice } from './decisionOf.ts';
import { describeRefusal, type Refusal } from './decisionWords.ts';
import type { Agent } from '../../people/agentOf.ts';
import type { Users } from '../../people/nameOfUser.ts';

export type Decide = (choice: Choice, done: string) => Promise<boolean>;

/** A decision that was not saved, and why. */
interface Refused {
  decision: RequestDecision;
  reason: Refusal['reason'];
  words: string;
}

/**
 * Saves decisions about a request and offers to undo them.
 * @param entry the request as displayed.
 * @param agentOf names the author of a concurrent change.
 */
export function useDecision(entry: RequestEntry, agentOf: (id: string) => Agent) {
  const { t } = useTexts('mf-team');
  const { customerId, uid } = useAccount();
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const deciding = useOneAtATime();
  const users: Users = { agentOf, uid, customerId };

  const post = async (decision: RequestDecision, done: string): Promise<boolean> => {
    setSaving(true);
    setRefused(null);
    const result = await decideRequest(customerId, decision);
    setSaving(false);
    if (!result.ok) {
      setRefused({ decision, reason: result.reason, words: describeRefusal(result, users, t) });
      return false;
    }
    const undo = async () => {
      const back = await decideRequest(customerId, reverseDecision(decision));
      showToast(
        back.ok
          ? { meaning: 'good', message: t('requests.decide.undone') }
          : {
              meaning: 'bad',
              message: `${t('requests.decide.notUndone')} ${describeRefusal(back, users, t)}`,
            },
      );
    };
    showToast({ meaning: 'good', message: done, undo: () => void undo() });
    return true;
  };

  /** @param done the toast's message; resolves to whether it was saved. */
  const decide: Decide = async (choice, done) => {
    const decision = decisionOf(entry, choice, uid, Date.now());
    return (await deciding.run(() => post(decision, done))) ?? false;
  };

  // A lost response isn't a refusal: if it was saved after all, the next snapshot shows it.
  const isMadeAfterAll = refused?.reason === 'failed' && isApplied(refused.decision, entry);
  return { saving, problem: refused === null || isMadeAfterAll ? null : refused.words, decide };
}
