import { useState } from 'react';
import type { CoverRefusal } from 'mf-team/domain';
import { decideRequest, type RequestDecision } from '../../data/decideRequest.ts';
import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { useOneAtATime } from '../../saving/useOneAtATime.ts';
import type { RequestEntry } from '../requestEntries.ts';
import { decisionOf, isApplied, reverseDecision, type Choice } from './decisionOf.ts';
import { describeRefusal, type Refusal } from './decisionTexts.ts';
import type { Agent } from '../../people/agentOf.ts';
import type { Users } from '../../people/nameOfUser.ts';

export type Decide = (choice: Choice, done: string) => Promise<boolean>;

/** A decision that was not saved, and why. */
interface Refused {
  decision: RequestDecision;
  reason: Refusal['reason'];
  words: string;
  covers: RefusedCovers;
}

/** A rejected choice for a shift. */
interface RefusedCover {
  readonly reason: CoverRefusal['reason'];
  /** The substitute; null for a shift that would have been offered. */
  readonly memberId: string | null;
}

/** The rejected choices for a request's shifts, by community. */
export type RefusedCovers = Readonly<Record<string, RefusedCover>>;

const noneRefused: RefusedCovers = {};

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
      const covers =
        result.reason === 'refused'
          ? Object.fromEntries(
              result.refused.map(({ communityId, reason }) => {
                const change = decision.shifts.find((shift) => shift.communityId === communityId);
                return [communityId, { reason, memberId: change?.to?.newAgentId ?? null }];
              }),
            )
          : noneRefused;
      setRefused({ decision, reason: result.reason, words: describeRefusal(result, users, t), covers });
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

  // A lost response doesn't mean that it failed: if it was saved after all, the next snapshot shows it.
  const isMadeAfterAll = refused?.reason === 'failed' && isApplied(refused.decision, entry);
  const shown = isMadeAfterAll ? null : refused;
  return {
    saving,
    problem: shown?.words ?? null,
    refusedCovers: shown?.covers ?? noneRefused,
    /** Hides the problem, since the choices that caused it changed. */
    dismiss: () => setRefused(null),
    decide,
  };
}
