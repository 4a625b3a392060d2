import * as z from 'zod/mini';
import { communitySchema } from './community.ts';
import { shownBusinessSchema } from '../customer/publicBusiness.ts';
import { id, nameOrEmpty, orNull, shortText } from '../base/fields.ts';
import { publicNightFields } from './publicNight.ts';

/**
 * What anyone may see of a community, `publicPages/{businessSlug}/communities/{communitySlug}`; the id is the community's slug.
 * A function copies it from the owner's documents: no ids, nobody's name, no other unit.
 */
export const publicPageSchema = z.object({
  id,
  businessName: nameOrEmpty,
  /** How the business shows itself, so that the page is one document; null on one that was last written before that was part of it. */
  business: orNull(shownBusinessSchema),
  /** The community's slug of today, on the page of one that it had before; nothing else is on that page. */
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
