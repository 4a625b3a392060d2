import type { DecideRequestResult } from '../../data/decideRequest.ts';
import type { RequestOutcome } from 'mf-team/domain';
import type { Translate } from 'shared-lib/i18n';
import { nameOfAgent } from '../../people/agentOf.ts';
import { nameOfUser, type Users } from '../../people/nameOfUser.ts';

/** Why a decision was not saved. */
export type Refusal = Exclude<DecideRequestResult, { ok: true }>;

type Texts = Translate<'mf-team'>;

/** Who set a request's current status: who canceled, approved or declined it. */
export const deciderOf = ({ status, cancelledBy, decidedBy }: RequestOutcome): string | null =>
  status === 'cancelled' ? cancelledBy : decidedBy;

/**
 * Formats why a decision was rejected, with what to do.
 * @param t the module's texts.
 */
export function describeRefusal(result: Refusal, users: Users, t: Texts): string {
  if (result.reason === 'inactive') {
    const { agentIds } = result;
    const names = agentIds.map((id) => nameOfAgent(users.agentOf(id), t)).join(', ');
    return t('requests.decide.problems.inactive', { count: agentIds.length, names });
  }
  if (result.reason !== 'overtaken') return t(`requests.decide.problems.${result.reason}`);
  if (!result.now) return t('requests.decide.problems.gone');
  // A name starts the sentence, and may be “you”.
  const name = nameOfUser(deciderOf(result.now), users, t);
  return t(`requests.decide.overtaken.${result.now.status}`, {
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  });
}
