import { addDays, serviceNight, type Community, type NewRequest, type TeamRequest } from 'shared-lib/domain';
import { asksAlready, requestDaysAhead } from 'mf-team/domain';
import type { FoundErrors } from 'shared-lib/ui/form';

/** What is asked for, as the form has it; a community is asked for with a shift alone. */
export interface RequestValues {
  memberId: string | null;
  kind: 'timeOff' | 'shift';
  date: string;
  communityId: string | null;
}

/** What the form is checked against. */
export interface RequestContext {
  memberIds: ReadonlySet<string>;
  communities: readonly Pick<Community, 'id' | 'noServiceDates'>[];
  requests: readonly TeamRequest[];
  dates: RequestDates;
}

/** The first and the last date that can be asked for, `YYYY-MM-DD`. */
export interface RequestDates {
  first: string;
  last: string;
}

/**
 * The dates that can be asked for, from the night in progress on.
 * @param now epoch milliseconds
 * @param timeZone the IANA zone of whoever asks.
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

/** The request that the form stands for. */
export const requestOf = ({ memberId, kind, date, communityId }: RequestValues): NewRequest => ({
  userId: memberId ?? '',
  requestType: kind === 'shift' ? 'shift' : 'requestOff',
  requestDate: date,
  communityId: kind === 'shift' ? communityId : null,
});

/** Checks what someone asks for; that they have asked for it already is said when nothing else is wrong. */
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
  return { date: context.requests.some((known) => asksAlready(known, request)) && 'duplicate' };
}
