import * as z from 'zod/mini';
import { shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** Which terms an owner has accepted, and when. */
export const acceptedTermsSchema = z.object({ version: shortText, acceptedAt: instant });

export type AcceptedTerms = z.output<typeof acceptedTermsSchema>;
