import * as z from 'shared-lib/domain/schema';

/** Maximum length, in characters, of a cancellation's reason: a sentence or two. */
export const maxCancellationReason = 500;

/** The office's reason for canceling a request; empty for none. */
export const cancellationSchema = z.object({ reason: z.string().check(z.maxLength(maxCancellationReason)) });
