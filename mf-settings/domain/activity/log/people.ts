import {
  requestRecordSchema,
  teamMemberSchema,
  type PlacedRequest,
  type RequestRecord,
  type TeamMember,
} from 'shared-lib/domain';
import {
  authorOf,
  blankEntry,
  fieldChanges,
  idsOf,
  valueChange,
  versionsOf,
  type ActivityDraft,
  type ActivityOf,
} from './RecordChange.ts';

const memberFields = ['firstName', 'lastName', 'email', 'phone', 'tier'] as const;

/** What happened to a member who stayed on the team; null for changes that aren’t logged. */
const actionOf = (before: TeamMember, after: TeamMember, isEdited: boolean) => {
  if (before.isActive !== after.isActive) return after.isActive ? 'reactivated' : 'deactivated';
  return isEdited ? 'edited' : null;
};

/** Entries about a team member. A deletion first marks the record with its author, and then removes it. */
export const memberActivity: ActivityOf = (change) => {
  const { before, after } = versionsOf(teamMemberSchema, change);
  const { recordId } = idsOf(change);
  const entry = { ...blankEntry, at: change.at, kind: 'member', recordId, memberId: recordId } as const;
  if (change.after === null) {
    if (before === null || before.deactivation === null) return [];
    return [{ ...entry, by: before.lastModifiedBy, act: 'deleted', name: before.fullName }];
  }
  if (after === null) return [];
  const by = authorOf(change);
  if (before === null) {
    return change.before === null
      ? [
          {
            ...entry,
            by,
            act: 'added',
            name: after.fullName,
            changes: fieldChanges(memberFields, {}, after),
          },
        ]
      : [];
  }
  const changes = fieldChanges(memberFields, before, after);
  const act = actionOf(before, after, changes.length > 0);
  return act === null ? [] : [{ ...entry, by, act, name: after.fullName, changes }];
};

const requestActions = {
  pending: 'reopened',
  approved: 'approved',
  declined: 'declined',
  cancelled: 'cancelled',
} as const;

const decidedBy = ({ status, decidedBy: decider, cancelledBy }: PlacedRequest): string | null =>
  status === 'cancelled' ? cancelledBy : decider;

/** Entries about requests: each new one, and each change of status. */
export const requestActivity: ActivityOf = (change) => {
  const { before, after } = versionsOf(requestRecordSchema, change);
  const known = new Map((before?.requests ?? []).map((request) => [request.place, request]));
  const author = authorOf(change);
  const draft = (
    request: PlacedRequest,
    act: ActivityDraft['act'],
    by: string | null,
    from: string | null,
  ): ActivityDraft => ({
    ...blankEntry,
    at: change.at,
    kind: 'request',
    recordId: idsOf(change).recordId,
    memberId: request.userId,
    communityId: request.communityId,
    night: request.requestDate,
    name: request.requestType,
    by,
    act,
    changes: from === null ? [] : [valueChange('status', from, request.status)],
    note: request.status === 'cancelled' ? request.cancellationReason : null,
  });
  return entriesOf(after).flatMap((request): ActivityDraft[] => {
    const old = known.get(request.place);
    if (old === undefined) {
      return request.status === 'pending' ? [draft(request, 'requested', request.userId, null)] : [];
    }
    if (old.status === request.status) return [];
    return [draft(request, requestActions[request.status], author ?? decidedBy(request), old.status)];
  });
};

const entriesOf = (record: RequestRecord | null): readonly PlacedRequest[] => record?.requests ?? [];
