import { HttpsError } from 'firebase-functions/https';
import { changedMeanwhile as reason } from 'shared-lib/domain';

/**
 * The refusal because somebody else changed a record first, in the details of which `reason` says so.
 * @param first what the words of a page name: who was first, and with what
 */
export const changedMeanwhile = (
  first: Readonly<Record<string, string | number | null | undefined>> = {},
): HttpsError => new HttpsError('aborted', 'Someone else changed this first.', { reason, ...first });
