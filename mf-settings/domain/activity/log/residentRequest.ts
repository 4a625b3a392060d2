import { instant } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { id, listOf, orNull, shortText } from 'shared-lib/domain/schema';
import type { activityActions } from '../businessActivity.ts';
import { blankEntry, fieldChanges, idsOf, versionsOf, type ActivityOf } from './RecordChange.ts';

/** The log's name for each step; `actionOfStatus` names a new status. */
const actions = {
  assign: 'assigned',
  answer: 'answered',
  merge: 'merged',
  split: 'split',
  decide: 'decided',
  setUnit: 'unitSet',
} as const satisfies Record<string, (typeof activityActions.residentRequest)[number]>;

const stepActions = [...(Object.keys(actions) as (keyof typeof actions)[]), 'setStatus'] as const;

const statuses = ['new', 'inProgress', 'resolved'] as const;

type Status = (typeof statuses)[number];

const requestSchema = z.object({
  communityId: orNull(id),
  number: orNull(shortText),
  assignedTo: orNull(id),
  steps: listOf(
    z.object({
      id: shortText,
      act: z.enum(stepActions),
      at: instant,
      by: orNull(id),
      status: z.enum(statuses),
      assignedTo: orNull(id),
    }),
  ),
});

const actionOfStatus = (from: Status, to: Status) => {
  if (to === 'resolved') return 'resolved';
  return to === 'inProgress' && from === 'new' ? 'begun' : 'reopened';
};

/** An entry for each new step of a resident request, without the resident's data. */
export const residentRequestActivity: ActivityOf = (change) => {
  const { before, after } = versionsOf(requestSchema, change);
  if (after === null) return [];
  const known = new Set((before?.steps ?? []).map(({ id: step }) => step));
  let status: Status = before?.steps.at(-1)?.status ?? 'new';
  let assignedTo = before?.assignedTo ?? null;
  return after.steps
    .filter(({ id: step }) => !known.has(step))
    .map((step) => {
      const act = step.act === 'setStatus' ? actionOfStatus(status, step.status) : actions[step.act];
      const changes =
        step.act === 'assign'
          ? fieldChanges(['assignedTo'], { assignedTo }, { assignedTo: step.assignedTo })
          : [];
      if (step.act === 'assign') assignedTo = step.assignedTo;
      status = step.status;
      return {
        ...blankEntry,
        at: step.at,
        by: step.by,
        kind: 'residentRequest',
        act,
        recordId: idsOf(change).recordId,
        communityId: after.communityId,
        name: after.number ?? '',
        changes,
      };
    });
};
