import { doc, type Transaction } from 'firebase/firestore';
import { isDocumentId, paths } from '../../domain/index.ts';
import { firestore } from '../firestore.ts';

/** Who is to serve can't: they are inactive, or not on the team. */
export class AgentsInactive extends Error {
  readonly agentIds: readonly string[];

  constructor(agentIds: readonly string[]) {
    super('Someone who is to serve is not active');
    this.agentIds = agentIds;
  }
}

/**
 * Reads in a transaction whether everyone is an active member of the team (spec section 4). Since it is read there, a deactivation
 * before the commit has the transaction run again.
 * @param agentIds each once; one document is read for each.
 * @throws AgentsInactive
 */
export async function requireActive(
  transaction: Transaction,
  customerId: string,
  agentIds: readonly string[],
): Promise<void> {
  const active = await Promise.all(
    agentIds.map(async (agentId) => {
      // What the schedule holds may be damaged, and can be given back by an undo.
      if (!isDocumentId(agentId)) return false;
      const member = await transaction.get(doc(firestore(), paths.teamMember(customerId, agentId)));
      return member.exists() && member.get('isActive') !== false;
    }),
  );
  const inactive = agentIds.filter((_, index) => !active[index]);
  if (inactive.length > 0) throw new AgentsInactive(inactive);
}
