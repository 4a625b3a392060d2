import * as z from 'zod/mini';
import { calendarDate, id, listOf, longText, orNull, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

export const requestStatuses = ['pending', 'approved', 'declined', 'cancelled'] as const;

/** One entry of a list of requests. */
export const requestSchema = z.object({
  userId: id,
  status: z.enum(requestStatuses),
  /** `requestOff` requests time off, `shiftSwap` to swap shifts; anything else requests a shift. */
  requestType: shortText,
  requestDate: calendarDate,
  communityId: orNull(id),
  /** When it was approved or declined, and by whom (a login uid). */
  decidedAt: orNull(instant),
  decidedBy: orNull(id),
  cancelledAt: orNull(instant),
  cancelledBy: orNull(id),
  cancellationReason: orNull(longText),
});

export type TeamRequest = z.output<typeof requestSchema>;

/** A request and its index in its record's list; lists only grow at the end. */
export interface PlacedRequest extends TeamRequest {
  readonly place: number;
}

/**
 * Reads one entry of a list of requests.
 * @returns null if damaged.
 */
export const readRequest = (entry: unknown): TeamRequest | null => {
  const read = z.safeParse(requestSchema, entry);
  return read.success ? read.data : null;
};

/**
 * A record with a list of team members' requests, `customers/{customerId}/requests/{id}`. A damaged entry is counted
 * and skipped, so it never hides the others.
 */
export const requestRecordSchema = z.pipe(
  z.object({ id, requests: listOf(z.unknown()) }),
  z.transform(({ id: recordId, requests }) => {
    const readable = requests.flatMap((entry, place): PlacedRequest[] => {
      const read = readRequest(entry);
      return read ? [{ ...read, place }] : [];
    });
    return { id: recordId, requests: readable, damaged: requests.length - readable.length };
  }),
);

export type RequestRecord = z.output<typeof requestRecordSchema>;

/** The part of a request that says who can't or would rather not serve on a night. */
export type RequestedNight = Pick<TeamRequest, 'userId' | 'status' | 'requestType' | 'requestDate'>;

/** Whether a request is for time off; otherwise it is for a shift (spec section 3) or a swap. */
export const isTimeOff = (requested: Pick<TeamRequest, 'requestType'>): boolean =>
  requested.requestType === 'requestOff';

/** What a request is for. A swap of shifts has its own record. */
export const requestKindOf = (requested: Pick<TeamRequest, 'requestType'>): 'timeOff' | 'swap' | 'shift' =>
  isTimeOff(requested) ? 'timeOff' : requested.requestType === 'shiftSwap' ? 'swap' : 'shift';
