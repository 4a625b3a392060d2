import { type FieldChange, agentFieldPrefix, mendedFieldPrefix } from 'shared-lib/domain';

/** The field of a line that tells that a damaged field was mended; what stood there may be anything. */
export const mendedField = (field: string): string => `${mendedFieldPrefix}${field}`;

/** What the logs of communities say of changes to their regular agents, by the id of the community. */
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
