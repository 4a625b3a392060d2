import * as z from 'shared-lib/domain/schema';

/** Maximum length, in characters, of a cancellation's reason: a sentence or two. */
export const maxCancellationReason = 500;

/** What the office says when it cancels a request: the reason, empty for none. */
export const cancellationSchema = z.object({ reason: z.string().check(z.maxLength(maxCancellationReason)) });
