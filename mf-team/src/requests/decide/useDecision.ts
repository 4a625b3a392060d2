import type { CoverRefusal } from 'mf-team/domain';
import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { decideRequest, type RequestDecision } from '../../data/decideRequest.ts';
import type { Agent } from '../../people/agentOf.ts';
import type { RequestEntry } from '../requestEntries.ts';
import { decisionOf, isApplied, reverseDecision, type Choice } from './decisionOf.ts';
import { describeRefusal, type Refusal } from './decisionTexts.ts';
import { useSaveDecision } from './useSaveDecision.ts';

export type Decide = (choice: Choice, done: string) => Promise<boolean>;

/** A rejected choice for a shift. */
interface RefusedCover {
  readonly reason: CoverRefusal['reason'];
  /** The substitute; null for a shift that would have been offered. */
  readonly memberId: string | null;
}

/** The rejected choices for a request's shifts, by community. */
export type RefusedCovers = Readonly<Record<string, RefusedCover>>;

const noneRefused: RefusedCovers = {};

const refusedCovers = ({ shifts }: RequestDecision, failure: Refusal): RefusedCovers =>
  failure.reason === 'refused'
    ? Object.fromEntries(
        failure.refused.map(({ communityId, reason }) => {
          const change = shifts.find((shift) => shift.communityId === communityId);
          return [communityId, { reason, memberId: change?.to?.newAgentId ?? null }];
        }),
      )
    : noneRefused;

/**
 * Saves decisions about a request and offers to undo them.
 * @param entry the request as displayed.
 * @param agentOf names the author of a concurrent change.
 */
export function useDecision(entry: RequestEntry, agentOf: (id: string) => Agent) {
  const { t } = useTexts('mf-team');
  const { customerId, uid } = useAccount();
  const { save, refused, ...saving } = useSaveDecision<RequestDecision, { ok: true }, Refusal>({
    save: (decision) => decideRequest(customerId, decision),
    reverse: reverseDecision,
    describe: (failure) => describeRefusal(failure, { agentOf, uid, customerId }, t),
    isApplied: (decision) => isApplied(decision, entry),
  });
  const decide: Decide = (choice, done) => save(decisionOf(entry, choice, uid, Date.now()), done);
  return {
    ...saving,
    refusedCovers: refused ? refusedCovers(refused.decision, refused.failure) : noneRefused,
    decide,
  };
}
