import * as z from 'zod/mini';
import { callableErrorCodes, messages } from '../../domain/index.ts';

/** Codes of callables in addition to those for HTTP statuses (spec section 8). */
const furtherCodes = ['already-exists', 'failed-precondition', 'out-of-range', 'data-loss'] as const;

export type CallableErrorCode =
  | (typeof callableErrorCodes)[keyof typeof callableErrorCodes]
  | (typeof furtherCodes)[number]
  | 'unknown';

/** The SDK's codes for a request that was never answered; it may or may not have been executed. */
export const noAnswerCodes: readonly CallableErrorCode[] = ['internal', 'unavailable', 'deadline-exceeded'];

/** Why a callable function returned no result. */
export interface CallableError {
  readonly code: CallableErrorCode;
  /** The function's message, or else the SDK's; in English, without the SDK's additions. */
  readonly message: string;
  /**
   * The fields it refers to, by path: a code like `taken`, and the values in its message. Absent if it refers to none.
   */
  readonly fields?: RefusedFields;
  /** Why it refused, as the function's own code: a `reason`, or the plan's `limit`. Absent if it gave none. */
  readonly reason?: string;
  /** The values in the reason's message. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The result of a call. */
export type CallableResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: CallableError };

/**
 * A function's report on fields of its payload, in the details of its refusal: `{ fields: { email: { code: 'taken' }
 * } }`.
 */
const refusedFields = z.record(
  z.string(),
  z.catchall(z.object({ code: z.string() }), z.union([z.string(), z.number()])),
);

export type RefusedFields = z.output<typeof refusedFields>;

const details = z.object({ fields: refusedFields });

const reasoned = z.record(z.string(), z.unknown());

/** The reason in a refusal's details, with the values in its message. */
function reasonIn(given: unknown): Pick<CallableError, 'reason' | 'values'> {
  const { reason, limit, ...rest } = reasoned.safeParse(given).data ?? {};
  const cause = reason ?? limit;
  if (typeof cause !== 'string') return {};
  const named = Object.entries(rest).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return { reason: cause, values: Object.fromEntries(named) as Record<string, string | number> };
}

const known: ReadonlySet<string> = new Set([...Object.values(callableErrorCodes), ...furtherCodes]);
const prefix = 'functions/';

/**
 * The meaning of a failed call.
 * @param thrown the functions SDK's error
 */
export function callableError(thrown: unknown): CallableError {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const full = (thrown as { code?: unknown } | null)?.code;
  const code = typeof full === 'string' && full.startsWith(prefix) ? full.slice(prefix.length) : '';
  const given = (thrown as { details?: unknown } | null | undefined)?.details;
  const about = details.safeParse(given);
  return {
    code: known.has(code) ? (code as CallableErrorCode) : 'unknown',
    // The SDK appends the HTTP status to the function's message.
    message: message.replace(/ \[\d{1,3}\]$/, ''),
    ...(about.success && { fields: about.data.fields }),
    ...reasonIn(given),
  };
}

/** The response was invalid JSON, or not the promised result. */
export const invalidResultError: CallableError = { code: 'internal', message: messages.responseNotJson };
