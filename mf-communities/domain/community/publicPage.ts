import {
  type Community,
  type Customer,
  shownBusinessOf,
  type ProfileInCountry,
  type PublicAnnouncement,
  type PublicVisit,
} from 'shared-lib/domain';

/** A page's data about nights, from clock-ins and announcements. */
export interface PublicNights {
  readonly visit: PublicVisit | null;
  readonly announcement: PublicAnnouncement | null;
}

/** The moments of nights as Firestore stores them. */
const stored = ({ visit, announcement }: PublicNights) => ({
  visit: visit && {
    ...visit,
    startedAt: new Date(visit.startedAt),
    endedAt: visit.endedAt === null ? null : new Date(visit.endedAt),
  },
  announcement: announcement && { ...announcement, at: new Date(announcement.at) },
});

/**
 * A community's public page, as its document is written.
 * @param profile the business's public profile; null if it can't be read
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
