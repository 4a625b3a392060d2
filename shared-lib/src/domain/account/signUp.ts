import * as z from 'zod/mini';
import { termsVersion } from './termsVersion.ts';

/** The terms that somebody sends with their consent: those in force. */
export const sentTerms = z.literal(termsVersion);
