import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/https';
import type { BillingRefusal, TeamRefusal } from 'shared-lib/domain';

/**
 * A refusal with its reason, for which a page has words in every language.
 * @param message the same in English, for logs and for whoever has no words for it
 * @param values what the words name
 */
export const refusal = (
  code: FunctionsErrorCode,
  message: string,
  reason: BillingRefusal | TeamRefusal,
  values: Readonly<Record<string, string | number>> = {},
): HttpsError => new HttpsError(code, message, { reason, ...values });
