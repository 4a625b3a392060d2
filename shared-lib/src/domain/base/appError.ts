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

/** The only shape of errors shown to users: the message's key, its text, and the cause for the log. */
export type AppError = {
  readonly [K in MessageKey]: { readonly code: K; readonly message: string; readonly cause?: string };
}[MessageKey];

/** The readable text of a thrown value. */
const wordsOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/**
 * Creates an error of the catalog.
 * @param code the message's key
 * @param parameters the message's values: a number or another message, or none
 */
export const appError = <K extends MessageKey>(code: K, ...parameters: ParametersOf<K>): AppError => {
  const message: string | ((...given: never[]) => string) = messages[code];
  return {
    code,
    message: typeof message === 'string' ? message : message(...(parameters as never[])),
  } as AppError;
};

/** The error with its cause as text, which can be stored and reported. */
export const withCause = (error: AppError, cause: unknown): AppError => ({ ...error, cause: wordsOf(cause) });
