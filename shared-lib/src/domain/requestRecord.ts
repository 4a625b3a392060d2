import * as z from 'zod/mini';
import { calendarDate, id, listOf, longText, orNull, shortText } from './fields.ts';
import { instant } from './instant.ts';

const request = z.object({
  userId: id,
  status: z.enum(['pending', 'approved', 'declined', 'cancelled']),
  /** `requestOff` asks for time off; anything else asks for a shift. */
  requestType: shortText,
  requestDate: calendarDate,
  communityId: orNull(id),
  cancelledAt: orNull(instant),
  cancelledBy: orNull(id),
  cancellationReason: orNull(longText),
});

/** A record holding a list of team members' requests, `customers/{customerId}/requests/{id}`. */
export const requestRecordSchema = z.object({ id, requests: listOf(request) });

export type RequestRecord = z.output<typeof requestRecordSchema>;
export type TeamRequest = z.output<typeof request>;

/** Whether a request asks for time off; otherwise it asks for a shift (spec section 3). */
export const isTimeOff = (request: Pick<TeamRequest, 'requestType'>): boolean =>
  request.requestType === 'requestOff';
