import * as z from 'zod/mini';
import type { Community } from './community.ts';
import { communitySchema } from './community.ts';
import type { Customer } from '../customer/customer.ts';
import { shownBusinessOf, shownBusinessSchema, type ProfileInCountry } from '../customer/publicBusiness.ts';
import { id, nameOrEmpty, orNull, shortText } from '../base/fields.ts';
import { publicNightFields, type PublicAnnouncement, type PublicVisit } from './publicNight.ts';

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

/** What a page says of nights, from the records of who came and of what was announced. */
export interface PublicNights {
  readonly visit: PublicVisit | null;
  readonly announcement: PublicAnnouncement | null;
}

/** The moments of nights as Firestore keeps them. */
const stored = ({ visit, announcement }: PublicNights) => ({
  visit: visit && {
    ...visit,
    startedAt: new Date(visit.startedAt),
    endedAt: visit.endedAt === null ? null : new Date(visit.endedAt),
  },
  announcement: announcement && { ...announcement, at: new Date(announcement.at) },
});

/**
 * The public page of a community, as its document is written.
 * @param profile how the business shows itself; null where that can't be read
 */
export const publicPageOf = (
  community: Community,
  { businessName }: Pick<Customer, 'businessName'>,
  profile: ProfileInCountry | null,
  nights: PublicNights,
) => ({
  businessName,
  business: profile && shownBusinessOf(profile),
  propertyName: community.propertyName,
  serviceDays: community.serviceDays,
  timezone: community.timezone,
  setOutStart: community.setOutStart,
  setOutEnd: community.setOutEnd,
  serviceStart: community.serviceStart,
  rules: community.rules,
  noServiceDates: community.noServiceDates,
  // Enough for the nights that residents can report.
  pastPlans: community.pastPlans.slice(-10),
  ...stored(nights),
});
