import type { DecideRequestResult } from 'shared-lib/data';
import type { RequestOutcome } from 'shared-lib/domain';
import type { useTexts } from 'shared-lib/i18n';
import { nameOfAgent } from '../../schedule/week/describeCell.ts';
import type { Agent } from '../../people/agentOf.ts';

/** Why a decision was not saved. */
export type Refusal = Exclude<DecideRequestResult, { ok: true }>;

type Texts = ReturnType<typeof useTexts>['t'];

/** Names people by their login uids, of whom the owner need not be on the team. */
export interface Deciders {
  agentOf: (id: string) => Agent;
  /** Of who is signed in. */
  uid: string;
  /** The owner's uid. */
  customerId: string;
}

/**
 * Who decided something, in a word.
 * @param t the texts of the module.
 */
export function nameOfDecider(id: string | null, { agentOf, uid, customerId }: Deciders, t: Texts): string {
  if (id === null) return t('requests.decide.someone');
  if (id === uid) return t('requests.decide.you');
  const agent = agentOf(id);
  if (agent.state === 'unknown' && id === customerId) return t('requests.decide.owner');
  return nameOfAgent(agent, t);
}

/** Who made a request what it is: who cancelled it, or who approved or declined it. */
export const deciderOf = ({ status, cancelledBy, decidedBy }: RequestOutcome): string | null =>
  status === 'cancelled' ? cancelledBy : decidedBy;

/**
 * A refusal in words, with what to do.
 * @param t the texts of the module.
 */
export function describeRefusal(result: Refusal, deciders: Deciders, t: Texts): string {
  if (result.reason === 'inactive') {
    const { agentIds } = result;
    const names = agentIds.map((id) => nameOfAgent(deciders.agentOf(id), t)).join(', ');
    return t('requests.decide.problems.inactive', { count: agentIds.length, names });
  }
  if (result.reason !== 'overtaken') return t(`requests.decide.problems.${result.reason}`);
  if (!result.now) return t('requests.decide.problems.gone');
  return t(`requests.decide.overtaken.${result.now.status}`, {
    name: nameOfDecider(deciderOf(result.now), deciders, t),
  });
}
