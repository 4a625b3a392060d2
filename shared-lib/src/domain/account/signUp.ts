import * as z from 'zod/mini';
import { termsVersion } from './termsVersion.ts';

/** The version of the terms that a sign-up consents to: the one in force. */
export const termsInput = z.literal(termsVersion);
