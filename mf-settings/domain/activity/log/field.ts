import {
  automaticAuthor,
  clockInOutSchema,
  groupBy,
  instant,
  violationSchema,
  type ClockEdit,
  type ClockInOut,
} from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { calendarDate, id, listOf, nameOrEmpty, orNull, text } from 'shared-lib/domain/schema';
import { activityActions } from '../businessActivity.ts';
import {
  authorOf,
  blankEntry,
  fieldChanges,
  idsOf,
  valueChange,
  versionsOf,
  type ActivityOf,
} from './RecordChange.ts';

/** An entry for each new step of a case. */
export const violationActivity: ActivityOf = (change) => {
  const { before, after } = versionsOf(violationSchema, change);
  if (after === null) return [];
  const known = new Set((before?.timeline ?? []).map(({ id: step }) => step));
  let { status, fineCents } = before ?? { status: 'open', fineCents: null };
  return after.timeline
    .filter(({ id: step }) => !known.has(step))
    .map((step) => {
      const now = { status: step.status, fineCents: step.act === 'setFine' ? step.fineCents : fineCents };
      const changes = fieldChanges(['status', 'fineCents'], { status, fineCents }, now);
      ({ status, fineCents } = now);
      return {
        ...blankEntry,
        at: step.at,
        by: step.by,
        kind: 'violation',
        act: step.act,
        recordId: after.id,
        communityId: after.communityId,
        night: after.serviceDate,
        name: after.caseNumber,
        changes,
        note: step.words,
      };
    });
};

const clockFields = ['clockInAt', 'clockOutAt', 'breakMin'] as const;

const isManual = ({ source, createdBy }: ClockInOut) => source === 'manual' && createdBy !== null;

/**
 * Entries about worked time: records added by the office, and corrections, with simultaneous ones combined. Approvals
 * aren’t logged, because every shift has one.
 */
export const clockActivity: ActivityOf = (change) => {
  const { before, after } = versionsOf(clockInOutSchema, change);
  if (after === null) return [];
  const entry = {
    ...blankEntry,
    kind: 'clock',
    recordId: after.id,
    communityId: after.communityId,
    memberId: after.memberId,
    night: after.serviceDate,
  } as const;
  if (change.before === null) {
    const changes = fieldChanges(clockFields, { breakMin: 0 }, after);
    return isManual(after) ? [{ ...entry, at: change.at, by: after.createdBy, act: 'added', changes }] : [];
  }
  if (before === null) return [];
  const edits = after.edits.slice(before.edits.length).filter(({ field }) => field !== 'approvedAt');
  return [...groupBy(edits, ({ by, at }: ClockEdit) => `${at} ${by}`).values()].flatMap((together) => {
    const [first] = together;
    if (first === undefined) return [];
    return {
      ...entry,
      at: first.at,
      by: first.by === automaticAuthor ? null : first.by,
      act: 'edited' as const,
      changes: together.map(({ field, from, to }) => valueChange(field, from, to)),
      note: first.reason,
    };
  });
};

/** The new entries of a history: those later than the last known one. */
const newIn = <T extends { readonly at: number }>(
  before: readonly T[],
  after: readonly T[],
): readonly T[] => {
  const last = Math.max(0, ...before.map(({ at }) => at));
  return after.filter(({ at }) => at > last);
};

const payPeriodSchema = z.object({
  history: listOf(
    z.object({
      act: z.enum(activityActions.payPeriod),
      at: instant,
      by: orNull(id),
      reason: z._default(text(10_000), ''),
    }),
  ),
});

/** An entry for each lock and reopening of a pay period. */
export const payPeriodActivity: ActivityOf = (change) => {
  const { before, after } = versionsOf(payPeriodSchema, change);
  const { recordId } = idsOf(change);
  return newIn(before?.history ?? [], after?.history ?? []).map(({ act, at, by, reason }) => ({
    ...blankEntry,
    at,
    by,
    kind: 'payPeriod',
    act,
    recordId,
    night: calendarDate.safeParse(recordId).success ? recordId : null,
    note: reason || null,
  }));
};

const notesSchema = z.object({
  notes: listOf(z.object({ id, text: text(10_000), by: id, at: instant })),
});

/** An entry for each note that was added to a round or removed from it. */
export const roundNoteActivity: ActivityOf = (change) => {
  const { before, after } = versionsOf(notesSchema, change);
  // A deletion comes from deleting the community, which has its own entry.
  if (change.after === null) return [];
  const { parentId, recordId } = idsOf(change);
  const [was, is] = [before?.notes ?? [], after?.notes ?? []];
  const missingIn = (notes: typeof was, others: typeof was) =>
    notes.filter((note) => others.every((other) => other.id !== note.id));
  const entry = {
    ...blankEntry,
    kind: 'roundNote',
    recordId,
    communityId: parentId,
    night: calendarDate.safeParse(recordId).success ? recordId : null,
  } as const;
  return [
    ...missingIn(is, was).map(({ at, by, text: note }) => ({
      ...entry,
      at,
      by,
      act: 'added' as const,
      note,
    })),
    ...missingIn(was, is).map(({ text: note }) => ({
      ...entry,
      at: change.at,
      by: authorOf(change),
      act: 'deleted' as const,
      note,
    })),
  ];
};

const batchSchema = z.object({
  communityId: id,
  createdBy: orNull(id),
  label: nameOrEmpty,
  count: z.number(),
});

/** An entry for tags that were created together. */
export const binTagBatchActivity: ActivityOf = (change) => {
  const { after } = versionsOf(batchSchema, change);
  if (change.before !== null || after === null) return [];
  return [
    {
      ...blankEntry,
      at: change.at,
      by: after.createdBy,
      kind: 'binTag',
      act: 'added',
      recordId: idsOf(change).recordId,
      communityId: after.communityId,
      name: after.label,
      changes: [valueChange('count', null, after.count)],
    },
  ];
};
