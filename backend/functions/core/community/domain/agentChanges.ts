import { type FieldChange, agentFieldPrefix, repairedFieldPrefix } from 'shared-lib/domain';

/** The log field for a repaired field; its previous value may be anything. */
export const repairedField = (field: string): string => `${repairedFieldPrefix}${field}`;

/** The log entries of changes to regular specialists, by community id. */
export function agentChangesOf(
  assignments: readonly {
    readonly communityId: string;
    readonly day: string;
    readonly from: string | null;
    readonly to: string | null;
  }[],
): Map<string, Pick<FieldChange, 'field' | 'from' | 'to'>[]> {
  const changes = new Map<string, Pick<FieldChange, 'field' | 'from' | 'to'>[]>();
  for (const { communityId, day, from, to } of assignments) {
    if (from === to) continue;
    changes.set(communityId, [
      ...(changes.get(communityId) ?? []),
      { field: `${agentFieldPrefix}${day}`, from, to },
    ]);
  }
  return changes;
}
