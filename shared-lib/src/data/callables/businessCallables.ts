import * as z from 'zod/mini';
import type { BusinessSlugChange } from '../../domain/index.ts';
import { call } from './call.ts';

const answer = z.object({ holder: z.enum(['nobody', 'itself', 'another']) });
const success = z.object({ success: z.literal(true) });

/** Asks whether the business of the signed-in owner can have a slug. */
export const askBusinessSlug = (slug: string) => call('askBusinessSlug', { slug }, answer, false);

/** Gives the business of the signed-in owner another slug; refused with `aborted` when somebody else was first. */
export const changeBusinessSlug = (change: BusinessSlugChange) => call('changeBusinessSlug', change, success);
