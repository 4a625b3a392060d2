import * as z from 'zod/mini';
import { callableErrorCodes, messages } from '../../domain/index.ts';

/** The codes that a callable can mean beside those that an HTTP status stands for (spec section 8). */
const furtherCodes = ['already-exists', 'failed-precondition', 'out-of-range', 'data-loss'] as const;

export type CallableErrorCode =
  (typeof callableErrorCodes)[keyof typeof callableErrorCodes] | (typeof furtherCodes)[number] | 'unknown';

/** What the SDK says of a request whose answer never came; whether it was done, nobody knows. */
export const unanswered: readonly CallableErrorCode[] = ['internal', 'unavailable', 'deadline-exceeded'];

/** Why a callable function gave no result. */
export interface CallableError {
  readonly code: CallableErrorCode;
  /** What the function, or else the SDK, says; English, and free of the SDK's additions. */
  readonly message: string;
  /** Which fields it is about, by path: a code such as `taken`, and what its words name. Absent when it is about none. */
  readonly fields?: RefusedFields;
  /** Why it refused, as a word of the function's: a `reason`, or the `limit` of the plan. Absent when it gave none. */
  readonly reason?: string;
  /** What the words for the reason name. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What a function says of the fields of its payload, in the details of its refusal: `{ fields: { email: { code: 'taken' } } }`. */
const refusedFields = z.record(
  z.string(),
  z.catchall(z.object({ code: z.string() }), z.union([z.string(), z.number()])),
);

export type RefusedFields = z.output<typeof refusedFields>;

const details = z.object({ fields: refusedFields });

const reasoned = z.record(z.string(), z.unknown());

/** The reason in the details of a refusal, with what its words name. */
function reasonIn(given: unknown): Pick<CallableError, 'reason' | 'values'> {
  const { reason, limit, ...rest } = reasoned.safeParse(given).data ?? {};
  const said = reason ?? limit;
  if (typeof said !== 'string') return {};
  const named = Object.entries(rest).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return { reason: said, values: Object.fromEntries(named) as Record<string, string | number> };
}

const known: ReadonlySet<string> = new Set([...Object.values(callableErrorCodes), ...furtherCodes]);
const prefix = 'functions/';

/**
 * What a call that failed means.
 * @param thrown whatever the functions SDK threw
 */
export function callableError(thrown: unknown): CallableError {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const full = (thrown as { code?: unknown } | null)?.code;
  const code = typeof full === 'string' && full.startsWith(prefix) ? full.slice(prefix.length) : '';
  const given = (thrown as { details?: unknown } | null | undefined)?.details;
  const about = details.safeParse(given);
  return {
    code: known.has(code) ? (code as CallableErrorCode) : 'unknown',
    // The SDK adds the HTTP status to what the function said.
    message: message.replace(/ \[\d{1,3}\]$/, ''),
    ...(about.success && { fields: about.data.fields }),
    ...reasonIn(given),
  };
}

/** The answer was no JSON, or not the result that the function promises. */
export const notTheResult: CallableError = { code: 'internal', message: messages.responseNotJson };

/** Nothing was tried, since there is no connection. */
export const offline: CallableError = {
  code: 'unavailable',
  message: 'You are offline, so nothing was saved.',
};
