import * as z from 'shared-lib/domain/schema';
import {
  calendarDate,
  id,
  listOf,
  longText,
  nameOrEmpty,
  orNull,
  recordFields,
  idInput,
  text,
} from 'shared-lib/domain/schema';
import { instant, addDays, type Decision } from 'shared-lib/domain';

/** Limits of a manager's requests: dates in one request, how far ahead, note length, and pending requests. */
export const closureRequestLimits = { dates: 31, days: 400, note: 500, waiting: 10 } as const;

export const closureRequestStatuses = ['new', 'added', 'declined'] as const;

/** Closures requested by a property's manager, `customers/{customerId}/closureRequests/{id}`. */
export const closureRequestSchema = z.object({
  ...recordFields,
  communityId: id,
  /** The link it was made with, and that link's manager. */
  linkId: orNull(id),
  name: nameOrEmpty,
  dates: listOf(calendarDate, closureRequestLimits.dates),
  note: z._default(longText, ''),
  status: z._default(z.enum(closureRequestStatuses), 'new'),
  answeredAt: orNull(instant),
  answeredBy: orNull(id),
});

export type ClosureRequest = z.output<typeof closureRequestSchema>;

/** A manager's input. */
export const requestedClosuresFields = {
  from: calendarDate,
  to: calendarDate,
  note: text(closureRequestLimits.note).check(z.trim()),
};

/** The office's answer to such a request. */
export const closureAnswerSchema = z.object({ requestId: idInput, act: z.enum(['add', 'decline']) });

/** The dates' error; null if they are valid. All are `YYYY-MM-DD`. */
export const requestedClosuresProblem = (
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): { readonly field: 'from' | 'to'; readonly code: 'past' | 'before' | 'tooMany' | 'tooFar' } | null => {
  if (from < today) return { field: 'from', code: 'past' };
  if (to < from) return { field: 'to', code: 'before' };
  if (to > addDays(from, closureRequestLimits.dates - 1)) return { field: 'to', code: 'tooMany' };
  return to > addDays(today, closureRequestLimits.days) ? { field: 'to', code: 'tooFar' } : null;
};

/**
 * The result of an answer: the dates to add that aren't past, none when declined; null if it already has the
 * same answer.
 * @param today `YYYY-MM-DD`, in the community's zone
 */
export const planClosureAnswer = (
  act: 'add' | 'decline',
  request: Pick<ClosureRequest, 'status' | 'dates'>,
  today: string,
): Decision<
  { write: { readonly status: 'added' | 'declined'; readonly dates: readonly string[] } | null },
  'changedMeanwhile' | 'past'
> => {
  const status = act === 'add' ? 'added' : 'declined';
  if (request.status === status) return { ok: true, write: null };
  if (request.status !== 'new') return { ok: false, code: 'changedMeanwhile' };
  if (act === 'decline') return { ok: true, write: { status, dates: [] } };
  const dates = request.dates.filter((date) => date >= today);
  return dates.length === 0 ? { ok: false, code: 'past' } : { ok: true, write: { status, dates } };
};
