import { businessSlugCalls } from '../../domain/index.ts';
import { callerOf } from './call.ts';

const callSlugs = callerOf(businessSlugCalls);

/** Checks whether the signed-in owner's business can have a slug. */
export const askBusinessSlug = (slug: string) => callSlugs('askBusinessSlug', { slug }, false);
