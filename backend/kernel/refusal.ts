import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/https';
import type { BillingRefusal, TeamRefusal } from 'shared-lib/domain';

/**
 * An error with its reason, which a page shows in every language.
 * @param message the same in English, for logs and callers without their own message
 * @param values for the message
 */
export const refusal = (
  code: FunctionsErrorCode,
  message: string,
  reason: BillingRefusal | TeamRefusal,
  values: Readonly<Record<string, string | number>> = {},
): HttpsError => new HttpsError(code, message, { reason, ...values });
