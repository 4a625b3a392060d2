import * as z from 'zod/mini';
import { success } from '../../domain/change/calls.ts';
import type { BusinessSlugChange } from '../../domain/index.ts';
import { call } from './call.ts';

const answer = z.object({ holder: z.enum(['nobody', 'itself', 'another']) });

/** Checks whether the signed-in owner's business can have a slug. */
export const askBusinessSlug = (slug: string) => call('askBusinessSlug', { slug }, answer, false);

/** Changes the slug of the signed-in owner's business; refused with `aborted` if someone else was first. */
export const changeBusinessSlug = (change: BusinessSlugChange) => call('changeBusinessSlug', change, success);
