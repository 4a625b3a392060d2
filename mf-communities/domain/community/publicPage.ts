import {
  type Community,
  type Customer,
  shownBusinessOf,
  type ProfileInCountry,
  type PublicAnnouncement,
  type PublicVisit,
} from 'shared-lib/domain';

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
