import { messages } from './messages.ts';

type Messages = typeof messages;
type MessageKey = keyof Messages;
type ParametersOf<K extends MessageKey> = Messages[K] extends (...parameters: infer P) => string ? P : [];

/** The callable functions' error codes by HTTP status (spec section 8); any other status is `unknown`. */
export const callableErrorCodes = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  499: 'cancelled',
  500: 'internal',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline-exceeded',
} as const;

/** The one shape of an error that reaches a person: which message, its words, and what was behind it for the log. */
export type AppError = {
  readonly [K in MessageKey]: { readonly code: K; readonly message: string; readonly cause?: string };
}[MessageKey];

/** What a person can read of something that was thrown. */
const wordsOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/**
 * Makes an error of the catalogue.
 * @param code the message's key
 * @param parameters what the message names: a number or a message, or nothing
 */
export const appError = <K extends MessageKey>(code: K, ...parameters: ParametersOf<K>): AppError => {
  const message: string | ((...given: never[]) => string) = messages[code];
  return {
    code,
    message: typeof message === 'string' ? message : message(...(parameters as never[])),
  } as AppError;
};

/** The same error with what was behind it, as text, so that it can be kept in the store and reported. */
export const withCause = (error: AppError, cause: unknown): AppError => ({ ...error, cause: wordsOf(cause) });
