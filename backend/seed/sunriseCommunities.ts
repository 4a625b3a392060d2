import { slugOf, weekdays, type Weekday } from 'shared-lib/domain';
import { demoUids } from './accounts.ts';
import type { SeedCommunity, SeedPlace } from './communityDocuments.ts';
import { nadiaFlores } from './sunriseTeam.ts';

const newYork: SeedPlace = { city: 'New York, NY', timezone: 'America/New_York', lat: 40.71, lng: -73.99 };
const losAngeles: SeedPlace = {
  city: 'Long Beach, CA',
  timezone: 'America/Los_Angeles',
  lat: 33.77,
  lng: -118.19,
};

const nightly: readonly Weekday[] = weekdays;
const sundayToThursday: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'sunday'];
const mondayWednesdayFriday: readonly Weekday[] = ['monday', 'wednesday', 'friday'];
const tuesdayThursdaySaturday: readonly Weekday[] = ['tuesday', 'thursday', 'saturday'];

const served = (
  propertyName: string,
  serviceDays: readonly Weekday[],
  totalUnits: number,
  more: Partial<SeedCommunity> = {},
): SeedCommunity => {
  const slug = slugOf(propertyName);
  return { id: slug, propertyName, slug, serviceDays, totalUnits, place: newYork, ...more };
};

const managedBy = (districtManagerId: string) => ({ districtManagerId });

/** A property whose shifts nobody is assigned to, so that unassigned shifts can be seen on any night. */
export const unassignedCommunity = 'pine-hollow';

/** The community whose report of tonight is there already, and waits to be reviewed. */
export const reportedTonight = 'orchard-view';

/** Communities that Nadia Flores serves herself. */
export const nadiasRoute: readonly string[] = ['birchwood-terrace', 'willow-bend'];

/** The 26 communities of Sunrise Valet. */
export const sunriseCommunities: readonly SeedCommunity[] = [
  served('Maple Court', mondayWednesdayFriday, 48),
  served('Harbor Point', nightly, 40, { place: losAngeles }),
  served("O'Malley's Row — Phase II", sundayToThursday, 32),
  served('Birchwood Terrace', nightly, 24, managedBy(nadiaFlores)),
  served('Willow Bend', sundayToThursday, 36, managedBy(nadiaFlores)),
  served('Pine Hollow', nightly, 24, managedBy(demoUids.manager)),
  served('Cedar Glen', nightly, 40, managedBy(demoUids.manager)),
  served('Laurel Heights', sundayToThursday, 32, managedBy(demoUids.manager)),
  served('The Foundry Lofts', nightly, 56, { serviceStart: '20:30' }),
  served('Riverside Commons', nightly, 48),
  served('Stonegate', sundayToThursday, 32),
  served('Magnolia Park', mondayWednesdayFriday, 24),
  served('Orchard View', nightly, 24),
  served('Summit at Lakewood', sundayToThursday, 44),
  served('Brookside Villas', nightly, 32),
  served('Aspen Ridge', sundayToThursday, 40),
  served('Copper Mill', nightly, 48, { serviceStart: '21:00' }),
  served('Fox Run', tuesdayThursdaySaturday, 24),
  served('Grandview Towers', nightly, 64),
  served('Heron Landing', sundayToThursday, 32),
  served('Ivy Square', mondayWednesdayFriday, 24),
  served('Juniper Flats', sundayToThursday, 36),
  served('Kingsbridge', nightly, 40),
  served('Liberty Station', sundayToThursday, 48),
  served('Meadow Creek', mondayWednesdayFriday, 24),
  served('Northgate HOA', tuesdayThursdaySaturday, 28),
];
