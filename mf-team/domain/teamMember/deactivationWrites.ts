import {
  messages,
  type Tier,
  type DeactivationFacts,
  type DeactivationWrite,
  fieldsOf,
  canOversee,
  ownEntries,
  deactivationOf,
} from 'shared-lib/domain';

/** Who takes over the member's work, and who deactivates them. */
export interface Handover {
  readonly takenOverBy: { readonly id: string; readonly tier: Tier } | null;
  /** A login uid. */
  readonly cancelledBy: string;
}

/**
 * The writes that deactivate a member, one per document: their assignments are cleared or handed over, and their pending requests are
 * canceled (spec section 4). Other members' entries don't change.
 */
export const deactivationWrites = (
  memberId: string,
  facts: DeactivationFacts,
  { takenOverBy, cancelledBy }: Handover,
): DeactivationWrite[] => {
  const { isShift, isRequest } = ownEntries(memberId, facts);
  const { regular, manages } = deactivationOf(memberId, facts);
  const newAgentId = takenOverBy?.id ?? null;
  const districtManagerId = takenOverBy && canOversee(takenOverBy.tier) ? takenOverBy.id : null;
  const cancellation = {
    status: 'cancelled',
    cancelledAt: new Date(facts.now),
    cancelledBy,
    cancellationReason: messages.deactivationReason,
  };
  return [
    ...regular.map((assignment) => ({ kind: 'assignedAgent' as const, ...assignment, memberId: newAgentId })),
    ...manages.map((communityId) => ({ kind: 'community' as const, communityId, districtManagerId })),
    ...facts.scheduleNights.flatMap(({ id, schedule }) => {
      if (!schedule.some((entry) => isShift(entry, id))) return [];
      const changed = schedule.map((entry) =>
        isShift(entry, id) ? { ...fieldsOf(entry), newAgentId } : entry,
      );
      return [{ kind: 'scheduleNight' as const, serviceDate: id, schedule: changed }];
    }),
    ...facts.requestRecords.flatMap(({ id, requests }) => {
      if (!requests.some(isRequest)) return [];
      const changed = requests.map((entry) =>
        isRequest(entry) ? { ...fieldsOf(entry), ...cancellation } : entry,
      );
      return [{ kind: 'requestRecord' as const, recordId: id, requests: changed }];
    }),
  ];
};
