import * as z from 'zod/mini';

/** A function's answer after undoing an import: how many records were deleted, restored, and left unchanged. */
export const undoImportResultSchema = z.object({ removed: z.int(), restored: z.int(), kept: z.int() });
