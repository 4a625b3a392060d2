import * as z from 'zod/mini';

/** What a function answers that has undone an import: how many records are gone again, are as they were, and were left as they are. */
export const undoneImport = z.object({ removed: z.int(), restored: z.int(), kept: z.int() });
