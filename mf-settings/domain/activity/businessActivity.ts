import { checkpointActions, fieldChangeSchema, instant, reportActions, unitActions } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { calendarDate, id, listOf, longText, nameOrEmpty, orNull } from 'shared-lib/domain/schema';

/** What an entry is about, in the order of the filter. */
export const activityKinds = [
  'community',
  'assignment',
  'manager',
  'schedule',
  'member',
  'request',
  'violation',
  'report',
  'clock',
  'payPeriod',
  'roundNote',
  'residentRequest',
  'binTag',
  'unit',
  'checkpoint',
  'settings',
  'violationType',
  'template',
  'plan',
] as const;

export type ActivityKind = (typeof activityKinds)[number];

/** What was done, by kind. */
export const activityActions = {
  community: ['added', 'edited', 'archived', 'restored', 'deleted'],
  assignment: ['edited'],
  manager: ['edited'],
  schedule: ['edited'],
  member: ['added', 'edited', 'deactivated', 'reactivated', 'deleted'],
  request: ['requested', 'approved', 'declined', 'cancelled', 'reopened'],
  violation: [
    'approve',
    'reject',
    'takeBack',
    'notify',
    'escalate',
    'setFine',
    'acceptAnswer',
    'refuseAnswer',
    'dispute',
    'decide',
    'resolve',
    'dismiss',
    'reopen',
    'claimResolved',
    'askTime',
  ],
  report: reportActions,
  clock: ['added', 'edited'],
  payPeriod: ['locked', 'reopened'],
  roundNote: ['added', 'deleted'],
  residentRequest: [
    'assigned',
    'begun',
    'resolved',
    'reopened',
    'answered',
    'merged',
    'split',
    'decided',
    'unitSet',
  ],
  binTag: ['added', 'claimed', 'released', 'damaged', 'lost', 'retired', 'restored', 'replaced'],
  unit: unitActions,
  checkpoint: checkpointActions,
  settings: ['edited'],
  violationType: ['added', 'edited', 'deleted'],
  template: ['added', 'edited', 'deleted'],
  plan: ['started', 'more', 'fewer', 'takenBack', 'reduced', 'canceled', 'resumed', 'ended'],
} as const satisfies Record<ActivityKind, readonly string[]>;

const actions = [...new Set(Object.values(activityActions).flat())];

export type ActivityAction = (typeof actions)[number];

/** How long an entry is kept, in milliseconds: one year. */
export const activityMillis = 365 * 24 * 3_600_000;

/** How many changed fields an entry lists. */
export const maxListedChanges = 50;

/**
 * One change in a business, `customers/{customerId}/businessActivity/{id}`. Functions add entries and never change
 * them; Firestore deletes them once they expire.
 */
export const businessActivitySchema = z.object({
  id,
  at: instant,
  expiresAt: instant,
  /** The login uid of the author; null for a function, the payment provider or a resident. */
  by: orNull(id),
  kind: z.enum(activityKinds),
  act: z.enum(actions),
  /** The changed record, and what its page needs. */
  recordId: id,
  /** All records whose pages show the entry: `recordId`, and the units, tags or checkpoints of a community. */
  recordIds: listOf(id, 501),
  communityId: orNull(id),
  memberId: orNull(id),
  night: orNull(calendarDate),
  /** The record's name at that time, such as a case number; empty if its page shows a current one. */
  name: nameOrEmpty,
  changes: listOf(fieldChangeSchema, maxListedChanges),
  /** The author's reason or words. */
  note: orNull(longText),
});

export type BusinessActivity = z.output<typeof businessActivitySchema>;
