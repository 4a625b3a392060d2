interface Detail {
  readonly message: string;
  readonly reason: string;
  readonly domain?: string;
  readonly location?: string;
  readonly locationType?: string;
}

/** A refusal in the form of Google's APIs. The SDKs tell the reason by the first word of the message. */
export class AuthError extends Error {
  readonly code: number;
  readonly status: string | undefined;
  readonly errors: readonly Detail[];

  /**
   * @param code the HTTP status
   * @param status Google's name of it; the Identity Toolkit leaves it out of what it finds wrong itself
   * @param detail what the list of errors says beside the message
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

/** A request that Auth understands and refuses. @param message such as `EMAIL_EXISTS` or `INVALID_EMAIL : more about it` */
export const refusal = (message: string): AuthError =>
  new AuthError(400, undefined, message, { domain: 'global' });

/** A request that isn't in the form of the API. */
export const malformed = (message: string, reason = 'invalid'): AuthError =>
  new AuthError(400, 'INVALID_ARGUMENT', `Invalid JSON payload received. ${message}`, {
    reason,
    domain: 'global',
  });

/** What Firebase can do and this service can't. */
export const unsupported = (what: string): AuthError =>
  new AuthError(501, 'NOT_IMPLEMENTED', `OPERATION_NOT_ALLOWED : The local Auth has no ${what}.`, {
    reason: 'unimplemented',
  });

/** @throws AuthError with this message, unless the condition holds */
export function demand(condition: unknown, message: string): asserts condition {
  if (!condition) throw refusal(message);
}
