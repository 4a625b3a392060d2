import { slugOf, weekdays, type Weekday } from 'shared-lib/domain';
import { demoUids } from '../accounts.ts';
import type { SeedCommunity, SeedPlace } from '../documents/communityDocuments.ts';
import type { NightPart } from '../nights/serviceHours.ts';
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

/** The part of the night when a community is served, and its regular specialist; null for none. */
interface Round {
  readonly part: NightPart;
  readonly agentId: string | null;
}

const round = (part: NightPart, agentId: string | null): Round => ({ part, agentId });

/**
 * The regular rounds. No specialist is in two places at once: each has at most one community per part of the night, and the one in
 * California serves no other. Pine Hollow has no specialist, so that unassigned shifts can be seen on any night.
 */
export const sunriseRounds: Readonly<Record<string, Round>> = {
  'harbor-point': round('evening', 'tomas-vidal'),
  'pine-hollow': round('first', null),
  'birchwood-terrace': round('first', nadiaFlores),
  'willow-bend': round('last', nadiaFlores),
  'maple-court': round('first', demoUids.specialist),
  'fox-run': round('first', demoUids.specialist),
  'riverside-commons': round('cameLate', demoUids.specialist),
  'omalleys-row-phase-ii': round('last', demoUids.specialist),
  'cedar-glen': round('first', 'kwame-mensah'),
  'grandview-towers': round('underWay', 'kwame-mensah'),
  'laurel-heights': round('last', 'kwame-mensah'),
  'the-foundry-lofts': round('first', 'linh-tran'),
  'copper-mill': round('underWay', 'linh-tran'),
  stonegate: round('last', 'linh-tran'),
  'magnolia-park': round('first', 'marcus-bell'),
  'northgate-hoa': round('first', 'marcus-bell'),
  'orchard-view': round('reported', 'marcus-bell'),
  'summit-at-lakewood': round('last', 'marcus-bell'),
  'ivy-square': round('first', 'priya-raman'),
  kingsbridge: round('underWay', 'priya-raman'),
  'aspen-ridge': round('last', 'priya-raman'),
  'meadow-creek': round('first', 'yusuf-karim'),
  'brookside-villas': round('missed', 'yusuf-karim'),
  'heron-landing': round('last', 'yusuf-karim'),
  'juniper-flats': round('first', 'grace-oduya'),
  'liberty-station': round('underWay', 'grace-oduya'),
};

/** @throws Error for a community that isn't Sunrise Valet's */
export const roundAt = (communityId: string): Round => {
  const found = sunriseRounds[communityId];
  if (!found) throw new Error(`Sunrise Valet has no community ${communityId}`);
  return found;
};

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
  served('The Foundry Lofts', nightly, 56),
  served('Riverside Commons', nightly, 48),
  served('Stonegate', sundayToThursday, 32),
  served('Magnolia Park', mondayWednesdayFriday, 24),
  served('Orchard View', nightly, 24),
  served('Summit at Lakewood', sundayToThursday, 44),
  served('Brookside Villas', nightly, 32),
  served('Aspen Ridge', sundayToThursday, 40),
  served('Copper Mill', nightly, 48),
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
