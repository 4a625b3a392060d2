interface Detail {
  readonly message: string;
  readonly reason: string;
  readonly domain?: string;
  readonly location?: string;
  readonly locationType?: string;
}

/** A refusal in the format of Google's APIs. The SDKs derive the reason from the first word of the message. */
export class AuthError extends Error {
  readonly code: number;
  readonly status: string | undefined;
  readonly errors: readonly Detail[];

  /**
   * @param code the HTTP status
   * @param status Google's name for it; the Identity Toolkit omits it for errors it detects itself
   * @param detail further fields of the entry in the list of errors
   */
  constructor(code: number, status: string | undefined, message: string, detail: Partial<Detail>) {
    super(message);
    this.name = 'AuthError';
    this.code = code;
    this.status = status;
    this.errors = [{ message, reason: 'invalid', ...detail }];
  }

  toJSON(): object {
    return { code: this.code, message: this.message, errors: this.errors, status: this.status };
  }
}

/** Refuses a valid request. @param message e.g. `EMAIL_EXISTS` or `INVALID_EMAIL : more about it` */
export const refusal = (message: string): AuthError =>
  new AuthError(400, undefined, message, { domain: 'global' });

/** Refuses a request that doesn't match the API's format. */
export const malformed = (message: string, reason = 'invalid'): AuthError =>
  new AuthError(400, 'INVALID_ARGUMENT', `Invalid JSON payload received. ${message}`, {
    reason,
    domain: 'global',
  });

/** Refuses a feature that Firebase supports and this service doesn't. */
export const unsupported = (what: string): AuthError =>
  new AuthError(501, 'NOT_IMPLEMENTED', `OPERATION_NOT_ALLOWED : The local Auth has no ${what}.`, {
    reason: 'unimplemented',
  });

/** @throws AuthError with this message if the condition is false */
export function assertCondition(condition: unknown, message: string): asserts condition {
  if (!condition) throw refusal(message);
}
