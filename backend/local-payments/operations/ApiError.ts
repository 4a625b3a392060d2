import type { Decline } from '../rules/cards.ts';

/** A refusal in the format of Stripe's errors. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly declineCode: string | undefined;

  constructor(
    status: number,
    type: string,
    message: string,
    about: { code?: string | undefined; param?: string | undefined; declineCode?: string } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.type = type;
    this.code = about.code;
    this.param = about.param;
    this.declineCode = about.declineCode;
  }

  /** The request has an invalid parameter. */
  static invalid(message: string, param?: string, code?: string): ApiError {
    return new ApiError(400, 'invalid_request_error', message, { param, code });
  }

  /** No object of that kind has this ID. */
  static missing(kind: string, id: string, param: string): ApiError {
    return new ApiError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
      code: 'resource_missing',
      param,
    });
  }

  /** The card was not charged. */
  static card({ code, declineCode, message }: Decline): ApiError {
    return new ApiError(402, 'card_error', message, { code, declineCode });
  }

  /** The response body. @param requestId of the answered request */
  body(requestId: string): object {
    return {
      error: {
        type: this.type,
        message: this.message,
        ...(this.code !== undefined && { code: this.code }),
        ...(this.declineCode !== undefined && { decline_code: this.declineCode }),
        ...(this.param !== undefined && { param: this.param }),
        request_id: requestId,
      },
    };
  }
}
