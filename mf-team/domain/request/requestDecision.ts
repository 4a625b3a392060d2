import { readRequest, type PlacedRequest, type TeamRequest } from 'shared-lib/domain';

/** A request's outcome: its status, and who set it, when and why. */
export type RequestOutcome = Pick<
  TeamRequest,
  'status' | 'decidedAt' | 'decidedBy' | 'cancelledAt' | 'cancelledBy' | 'cancellationReason'
>;

/** The fields that distinguish a member's requests. */
export const identifyingFields = [
  'userId',
  'requestType',
  'requestDate',
  'communityId',
] as const satisfies readonly (keyof TeamRequest)[];

/** The content of a new request. */
export type NewRequest = Pick<TeamRequest, (typeof identifyingFields)[number]>;

/** A list with one entry decided; or the entry's current state, null if it is gone. */
export type DecidedRequests =
  | { readonly ok: true; readonly requests: readonly unknown[] }
  | { readonly ok: false; readonly now: TeamRequest | null };

const outcomeFields = [
  'status',
  'decidedAt',
  'decidedBy',
  'cancelledAt',
  'cancelledBy',
  'cancellationReason',
] as const satisfies readonly (keyof RequestOutcome)[];

/** The state of a request. */
export const outcomeOf = (request: RequestOutcome): RequestOutcome => {
  const { status, decidedAt, decidedBy, cancelledAt, cancelledBy, cancellationReason } = request;
  return { status, decidedAt, decidedBy, cancelledAt, cancelledBy, cancellationReason };
};

/** Whether a request has exactly this outcome. */
export const hasOutcome = (request: RequestOutcome, outcome: RequestOutcome): boolean =>
  outcomeFields.every((field) => request[field] === outcome[field]);

/**
 * The outcome of approving, declining or canceling a request. A canceled one keeps its approver.
 * @param by the login uid of the person who decides.
 * @param at epoch milliseconds.
 * @param reason why it is canceled; empty for no reason.
 */
export function decidedAs(
  request: RequestOutcome,
  status: 'approved' | 'declined' | 'cancelled',
  by: string,
  at: number,
  reason = '',
): RequestOutcome {
  const before = outcomeOf(request);
  return status === 'cancelled'
    ? { ...before, status, cancelledAt: at, cancelledBy: by, cancellationReason: reason.trim() || null }
    : { ...before, status, decidedAt: at, decidedBy: by };
}

/** The entry with another outcome: unknown fields stay, moments are dates, null is left out. */
function withOutcome(entry: unknown, outcome: RequestOutcome): unknown {
  const { cancelledAt, decidedAt, ...others } = outcome;
  const written = {
    ...others,
    cancelledAt: cancelledAt === null ? null : new Date(cancelledAt),
    decidedAt: decidedAt === null ? null : new Date(decidedAt),
  };
  const kept = Object.entries(entry as object).filter(
    ([field]) => !outcomeFields.some((own) => own === field),
  );
  return Object.fromEntries([...kept, ...Object.entries(written).filter(([, value]) => value !== null)]);
}

/**
 * Decides one entry of a list of requests, found by the state the author saw. All others, including damaged
 * ones, stay as they are. Fails if the entry has changed since.
 * @param stored the list as stored in Firestore, of any shape.
 */
export function withDecision(stored: unknown, seen: PlacedRequest, outcome: RequestOutcome): DecidedRequests {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const isAsIt = (request: TeamRequest | null, fields: readonly (keyof TeamRequest)[]) =>
    request !== null && fields.every((field) => request[field] === seen[field]);
  // Its own position first: a member may have requested the same thing twice.
  const places = [seen.place, ...entries.keys()];

  const found = places.find((place) =>
    isAsIt(readRequest(entries[place]), [...identifyingFields, ...outcomeFields]),
  );
  if (found !== undefined)
    return { ok: true, requests: entries.with(found, withOutcome(entries[found], outcome)) };
  const requested = places
    .map((place) => readRequest(entries[place]))
    .find((request) => isAsIt(request, identifyingFields));
  return { ok: false, now: requested ?? null };
}

/**
 * Whether an entry at its position already has a decision's outcome; lists only grow at the end. False for a
 * decision that doesn't change the request, since a match would prove nothing.
 * @param stored the list as stored in Firestore, of any shape.
 */
export function isDecided(stored: unknown, seen: PlacedRequest, outcome: RequestOutcome): boolean {
  const now = readRequest(Array.isArray(stored) ? stored[seen.place] : null);
  return (
    now !== null &&
    identifyingFields.every((field) => now[field] === seen[field]) &&
    hasOutcome(now, outcome) &&
    !hasOutcome(seen, outcome)
  );
}

/** Whether a request is for the same thing, and is still pending or approved. */
export const isDuplicateRequest = (request: TeamRequest, requested: NewRequest): boolean =>
  (request.status === 'pending' || request.status === 'approved') &&
  identifyingFields.every((field) => request[field] === requested[field]);

/** A list with a request appended, or the position at which it already has the same one. */
export type AddedRequest =
  | { readonly ok: true; readonly requests: readonly unknown[] }
  | { readonly ok: false; readonly place: number };

/**
 * Adds a pending request at the end of a list, unless the list has it already.
 * @param stored the list as stored in Firestore, of any shape.
 */
export function withRequest(stored: unknown, requested: NewRequest): AddedRequest {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const place = entries.findIndex((entry) => {
    const request = readRequest(entry);
    return request !== null && isDuplicateRequest(request, requested);
  });
  if (place !== -1) return { ok: false, place };
  const { communityId, ...others } = requested;
  const entry = { ...others, status: 'pending', ...(communityId !== null && { communityId }) };
  return { ok: true, requests: [...entries, entry] };
}
