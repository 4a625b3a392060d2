import { addDays, serviceNight, type Community, type TeamRequest } from 'shared-lib/domain';
import { isDuplicateRequest, requestDaysAhead, type NewRequest } from 'mf-team/domain';
import type { FoundErrors } from 'shared-lib/ui/form';

/** A request as entered in the form; only a shift has a community. */
export interface RequestValues {
  memberId: string | null;
  kind: 'timeOff' | 'shift';
  date: string;
  communityId: string | null;
}

/** The data to validate the form against. */
export interface RequestContext {
  memberIds: ReadonlySet<string>;
  communities: readonly Pick<Community, 'id' | 'noServiceDates'>[];
  requests: readonly TeamRequest[];
  dates: RequestDates;
}

/** The first and the last date that can be requested, `YYYY-MM-DD`. */
export interface RequestDates {
  first: string;
  last: string;
}

/**
 * The dates that can be requested, starting with the night in progress.
 * @param now epoch milliseconds
 * @param timeZone the requester's IANA zone.
 */
export function requestDates(now: number, timeZone: string): RequestDates {
  const first = serviceNight(now, timeZone);
  return { first, last: addDays(first, requestDaysAhead) };
}

function dateError(date: string, { first, last }: RequestDates) {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return 'missing';
  if (date < first) return 'past';
  return date > last && 'tooFar';
}

/** The request entered in the form. */
export const requestOf = ({ memberId, kind, date, communityId }: RequestValues): NewRequest => ({
  userId: memberId ?? '',
  requestType: kind === 'shift' ? 'shift' : 'requestOff',
  requestDate: date,
  communityId: kind === 'shift' ? communityId : null,
});

/** Validates a request; a duplicate is reported only if nothing else is wrong. */
export function requestErrors(values: RequestValues, context: RequestContext): FoundErrors<RequestValues> {
  const { memberId, kind, date, communityId } = values;
  const isShift = kind === 'shift';
  const community = isShift ? context.communities.find(({ id }) => id === communityId) : undefined;
  const errors = {
    memberId: !context.memberIds.has(memberId ?? '') && 'missing',
    date: dateError(date, context.dates),
    communityId: isShift && (community ? community.noServiceDates.includes(date) && 'closed' : 'missing'),
  };
  if (Object.values(errors).some(Boolean)) return errors;
  const request = requestOf(values);
  return { date: context.requests.some((known) => isDuplicateRequest(known, request)) && 'duplicate' };
}
