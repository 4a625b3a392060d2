import * as z from 'zod/mini';
import { instant } from '../base/instant.ts';

/** That all of a business is going to be deleted. */
export const deletionSchema = z.object({ requestedAt: instant, dueAt: instant });

export type Deletion = z.output<typeof deletionSchema>;
