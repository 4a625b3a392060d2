import {
  addDays,
  asksAlready,
  requestDaysAhead,
  serviceNight,
  type Community,
  type NewRequest,
  type TeamRequest,
} from 'shared-lib/domain';

/** The fields of the form, in their order. */
export const requestFields = ['memberId', 'kind', 'date', 'communityId'] as const;

export type RequestField = (typeof requestFields)[number];

/** The fields as they are in the form; `kind` is `timeOff` or `shift`. */
export type RequestTexts = Record<RequestField, string>;

/** What is wrong with a field. */
export type FieldProblem = 'missing' | 'past' | 'tooFar' | 'closed' | 'duplicate';

export type RequestProblems = Partial<Record<RequestField, FieldProblem>>;

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

export type CheckedRequest =
  | { readonly ok: true; readonly request: NewRequest }
  | { readonly ok: false; readonly problems: RequestProblems };

/**
 * The dates that can be asked for, from the night in progress on.
 * @param now epoch milliseconds
 * @param timeZone the IANA zone of whoever asks.
 */
export function requestDates(now: number, timeZone: string): RequestDates {
  const first = serviceNight(now, timeZone);
  return { first, last: addDays(first, requestDaysAhead) };
}

function dateProblem(date: string, { first, last }: RequestDates): FieldProblem | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return 'missing';
  if (date < first) return 'past';
  return date > last ? 'tooFar' : undefined;
}

/** Checks what someone asks for. */
export function checkRequest(texts: RequestTexts, context: RequestContext): CheckedRequest {
  const { memberId, kind, date } = texts;
  const isShift = kind === 'shift';
  const community = isShift ? context.communities.find(({ id }) => id === texts.communityId) : undefined;
  const request: NewRequest = {
    userId: memberId,
    requestType: isShift ? 'shift' : 'requestOff',
    requestDate: date,
    communityId: community?.id ?? null,
  };

  const ofDate = dateProblem(date, context.dates);
  const problems: RequestProblems = {
    ...(!context.memberIds.has(memberId) && { memberId: 'missing' }),
    ...(ofDate && { date: ofDate }),
    ...(isShift && !community && { communityId: 'missing' }),
    ...(community?.noServiceDates.includes(date) && { communityId: 'closed' }),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return context.requests.some((known) => asksAlready(known, request))
    ? { ok: false, problems: { date: 'duplicate' } }
    : { ok: true, request };
}
