import {
  requestKindOf,
  type ClockInOut,
  type ResidentMessage,
  type RequestRecord,
  type ConversationText,
} from 'shared-lib/domain';
import type { News } from './news.ts';

const millisPerMinute = 60_000;

/** Maximum time between a record's server timestamp and its write event, in milliseconds. */
const maxBetween = 2 * millisPerMinute;

/**
 * Whether an added record is news: its timestamp says it was just written. Imported past records (from an import or the demo) have their
 * original dates, and cause no notification.
 * @param createdAt its timestamp, epoch milliseconds
 * @param eventAt when it was written, epoch milliseconds
 */
export const isNew = (createdAt: number | null, eventAt: number): boolean =>
  createdAt !== null && Math.abs(eventAt - createdAt) <= maxBetween;

type ClockNews = Extract<News, { kind: 'clockIn' | 'clockOut' | 'missedShift' }>;

/**
 * The news in a change of a clock-in, if any. The office's own changes (a shift entered manually, a correction) are not news to it.
 * @param before null for a new one
 * @param after null for a deleted one
 * @param eventAt when it was written, epoch milliseconds
 */
export const clockNewsIn = (
  before: ClockInOut | null,
  after: ClockInOut | null,
  eventAt: number,
): ClockNews[] => {
  if (after === null || after.source === 'manual') return [];
  if (before === null && !isNew(after.createdAt, eventAt)) return [];
  if (before !== null && before.edits.length < after.edits.length) return [];
  const { id: recordId, serviceDate, scheduledStart, clockInAt, clockOutAt, breakMin } = after;
  if (after.status === 'missed') {
    return before?.status === 'missed' || scheduledStart === null
      ? []
      : [{ kind: 'missedShift', recordId, serviceDate, scheduledStart }];
  }
  const hasCome = clockInAt !== null && (before === null || before.clockInAt === null);
  const hasLeft = clockOutAt !== null && (before === null || before.clockOutAt === null);
  const isForgotten = after.status === 'autoClosed';
  const workedMin = Math.max(
    0,
    Math.floor(((clockOutAt ?? 0) - (clockInAt ?? 0)) / millisPerMinute) - breakMin,
  );
  return [
    ...(hasCome ? [{ kind: 'clockIn', recordId, serviceDate, at: clockInAt, scheduledStart } as const] : []),
    ...(hasLeft ? [{ kind: 'clockOut', recordId, at: clockOutAt, workedMin, isForgotten } as const] : []),
  ];
};

type RequestNews = Extract<News, { kind: 'request' }> & { readonly communityId: string | null };

/**
 * The members with a new request in a changed record of requests. A member writes one request at a time; a new record with several is an
 * import.
 * @param before null for a new record
 * @param after null for a deleted one
 * @returns the members' ids, without duplicates
 */
export const requestNewsIn = (before: RequestRecord | null, after: RequestRecord | null): string[] => {
  if (after === null || (before === null && after.requests.length > 1)) return [];
  const known = new Set(before?.requests.map(({ place }) => place));
  const requested = after.requests.filter(({ place, status }) => status === 'pending' && !known.has(place));
  return [...new Set(requested.map(({ userId }) => userId))];
};

/**
 * The news about a member's current requests; null if none is pending.
 * @param askedAt the time of the latest request, epoch milliseconds
 */
export const requestNewsOf = (
  record: RequestRecord,
  memberId: string,
  askedAt: number,
): RequestNews | null => {
  const pending = record.requests.filter(({ userId, status }) => userId === memberId && status === 'pending');
  const latest = pending.at(-1);
  if (latest === undefined) return null;
  return {
    kind: 'request',
    recordId: record.id,
    index: latest.place,
    asks: requestKindOf(latest),
    requestDate: latest.requestDate,
    morePending: pending.length - 1,
    askedOn: new Date(askedAt).toISOString().slice(0, 10),
    memberId,
    communityId: latest.communityId,
  };
};

/** The text that a change adds to a resident request; null for any other change. */
export const textIn = (before: ResidentMessage | null, after: ResidentMessage): ConversationText | null => {
  const last = after.conversation.at(-1);
  const isLonger = before !== null && after.conversation.length > before.conversation.length;
  return isLonger && last?.from === 'resident' ? last : null;
};
