import * as z from 'zod/mini';
import { instant } from '../base/instant.ts';

/** The scheduled deletion of a business. */
export const deletionSchema = z.object({ requestedAt: instant, dueAt: instant });

export type Deletion = z.output<typeof deletionSchema>;
