import * as z from 'zod/mini';
import type { Community } from './community.ts';
import { communitySchema } from './community.ts';
import type { Customer } from '../customer/customer.ts';
import { id, nameOrEmpty, orNull, shortText } from '../base/fields.ts';

/**
 * What anyone may see of a community, `publicPages/{businessSlug}/communities/{communitySlug}`; the id is the community's slug.
 * A function copies it from the owner's documents: no ids, nobody's name, no other unit.
 */
export const publicPageSchema = z.object({
  id,
  businessName: nameOrEmpty,
  /** The community's slug of today, on the page of one that it had before; nothing else is on that page. */
  movedTo: orNull(shortText),
  propertyName: nameOrEmpty,
  ...z.pick(communitySchema, {
    serviceDays: true,
    timezone: true,
    setOutStart: true,
    setOutEnd: true,
    rules: true,
    noServiceDates: true,
  }).shape,
});

export type PublicPage = z.output<typeof publicPageSchema>;

/** The public page of a community, without its id. */
export const publicPageOf = (
  community: Community,
  { businessName }: Pick<Customer, 'businessName'>,
): Omit<PublicPage, 'id' | 'movedTo'> => ({
  businessName,
  propertyName: community.propertyName,
  serviceDays: community.serviceDays,
  timezone: community.timezone,
  setOutStart: community.setOutStart,
  setOutEnd: community.setOutEnd,
  rules: community.rules,
  noServiceDates: community.noServiceDates,
});
