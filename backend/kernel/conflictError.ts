import { HttpsError } from 'firebase-functions/https';
import { changedMeanwhile as reason } from 'shared-lib/domain';

/**
 * The refusal for a record that someone else changed first; its details have that `reason`.
 * @param first details for the page's message, such as who was first
 */
export const conflictError = (
  first: Readonly<Record<string, string | number | null | undefined>> = {},
): HttpsError => new HttpsError('aborted', 'Someone else changed this first.', { reason, ...first });
