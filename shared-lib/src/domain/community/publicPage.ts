import * as z from 'zod/mini';
import { communitySchema } from './community.ts';
import { shownBusinessSchema } from '../customer/publicBusiness.ts';
import { id, nameOrEmpty, orNull, shortText } from '../base/fields.ts';
import { publicNightFields } from './publicNight.ts';

/**
 * What anyone may see of a community, `publicPages/{businessSlug}/communities/{communitySlug}`; the id is the
 * community's slug. A function copies it from the owner's documents: no ids, no names of people, no units.
 */
export const publicPageSchema = z.object({
  id,
  businessName: nameOrEmpty,
  /** The business's branding, which keeps the page in one document; null on pages older than this field. */
  business: orNull(shownBusinessSchema),
  /** The community's current slug, on the page of a former slug, which has no other content. */
  movedTo: orNull(shortText),
  propertyName: nameOrEmpty,
  ...z.pick(communitySchema, {
    serviceDays: true,
    timezone: true,
    setOutStart: true,
    setOutEnd: true,
    serviceStart: true,
    rules: true,
    noServiceDates: true,
    pastPlans: true,
  }).shape,
  ...publicNightFields,
});

export type PublicPage = z.output<typeof publicPageSchema>;
