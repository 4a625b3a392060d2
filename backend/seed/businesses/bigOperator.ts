import {
  addDays,
  indexAssignments,
  serviceNight,
  shiftOn,
  slugOf,
  weekdays,
  type Community,
  type Weekday,
} from 'shared-lib/domain';
import { demoUids } from '../accounts.ts';
import { checkpointDocuments, checkpointIdsOf } from '../documents/checkpointDocuments.ts';
import {
  assignedAgentDocument,
  assignedAgentsOf,
  communityDocument,
  communityOf,
  hoursOf,
  type SeedCommunity,
} from '../documents/communityDocuments.ts';
import { customerDocument, demoLogin } from '../documents/customerDocuments.ts';
import { withDerivedFields } from '../derivedFields.ts';
import { firstNames, lastNames } from '../names.ts';
import { coursesOfNight } from '../nights/nightCourses.ts';
import { nightDocuments, nightId } from '../documents/nightDocuments.ts';
import { withNotifications } from '../documents/notificationDocuments.ts';
import { paidBy } from './payingAccounts.ts';
import { photoFiles, withPhotos } from '../documents/photoDocuments.ts';
import { publicDocuments } from '../documents/publicDocuments.ts';
import { randomOf } from '../random.ts';
import { daysOff } from '../documents/requestDocuments.ts';
import { roundOf } from '../nights/round.ts';
import { logDocuments, scanDocuments } from '../documents/roundDocuments.ts';
import type { SeedDocument, SeedSet } from '../seedSet.ts';
import { startOf, type NightPart } from '../nights/serviceHours.ts';
import { withSummaries } from '../documents/summaryDocuments.ts';
import { memberLogins, teamDocument, type SeedMember } from '../documents/teamDocuments.ts';
import { occupiedDoors, unitDocuments } from '../documents/unitDocuments.ts';
import { violationDocuments, violationTypeDocuments } from '../documents/violationDocuments.ts';

const owner = demoUids.big;
const domain = 'metro-doorstep.test';
const businessName = 'Metro Doorstep';
const ageInDays = 900;
const nights = 30;
const unitsPerCommunity = 150;
const checkpointCount = 2;

/**
 * How many communities have door-by-door rounds on all nights. A log for each door of all communities would be 1.3 million documents; with
 * more than these, seeding would take longer. For the others, the reports have only totals.
 */
const loggedCount = 3;

const memberCount = 2000;
const inactiveCount = 60;
const managerCount = 20;
/** One in this many specialists requests days off. */
const askingOneOf = 8;

const places = [
  { city: 'New York, NY', timezone: 'America/New_York', lat: 40.71, lng: -73.99 },
  { city: 'Chicago, IL', timezone: 'America/Chicago', lat: 41.88, lng: -87.63 },
  { city: 'Denver, CO', timezone: 'America/Denver', lat: 39.74, lng: -104.99 },
  { city: 'Phoenix, AZ', timezone: 'America/Phoenix', lat: 33.45, lng: -112.07 },
  { city: 'San Diego, CA', timezone: 'America/Los_Angeles', lat: 32.72, lng: -117.16 },
] as const;

// oxfmt-ignore
const firstWords = [
  'Amber', 'Beacon', 'Canyon', 'Dover', 'Eastgate', 'Fairview', 'Granite', 'Hawthorne', 'Indigo', 'Jasper',
  'Kestrel', 'Linden', 'Monarch', 'Northwind', 'Oakmont', 'Prairie', 'Quarry', 'Ridgeway', 'Silver', 'Tamarack',
] as const;

// oxfmt-ignore
const secondWords = [
  'Apartments', 'Bluffs', 'Chase', 'Crossing', 'Estates', 'Gardens', 'Green', 'Grove', 'Heights', 'House', 'Landing',
  'Lofts', 'Manor', 'Meadows', 'Place', 'Point', 'Springs', 'Station', 'Terrace', 'Village',
] as const;

const serviceDayPatterns: readonly (readonly Weekday[])[] = [
  weekdays,
  ['monday', 'tuesday', 'wednesday', 'thursday', 'sunday'],
  ['monday', 'tuesday', 'wednesday', 'thursday', 'sunday'],
  ['monday', 'wednesday', 'friday', 'saturday', 'sunday'],
];

const memberId = (index: number) => `big-member-${String(index).padStart(4, '0')}`;

const tierOf = (index: number): SeedMember['tier'] => {
  if (index === 1) return 'Admin';
  return index <= managerCount + 1 ? 'District Manager' : 'Collection Specialist';
};

/** The owner and 1,999 others; the last sixty are inactive. */
const members: readonly SeedMember[] = Array.from({ length: memberCount }, (_, index) => {
  if (index === 0) {
    return { id: owner, firstName: 'Beatriz', lastName: 'Okafor', tier: 'Admin', email: 'big@demo.test' };
  }
  const firstName = firstNames[index % firstNames.length] ?? '';
  // Shifts by one for every full cycle of first names, so that no pair of names repeats.
  const lastName = lastNames[(index + Math.floor(index / firstNames.length)) % lastNames.length] ?? '';
  const left = index >= memberCount - inactiveCount ? { isActive: false as const } : {};
  return { id: memberId(index), firstName, lastName, tier: tierOf(index), ...left };
});

/** A third of the communities each: before those in progress, in progress, after them. */
const thirds = ['first', 'underWay', 'last'] as const satisfies readonly NightPart[];

/** Among each group of this many communities in progress, a few have another status. */
const oneOf = 40;
const otherwise: readonly (NightPart | undefined)[] = ['reported', 'cameLate', undefined, 'missed'];

const partAt = (index: number): NightPart => {
  const part = thirds[index % thirds.length] ?? 'underWay';
  if (part !== 'underWay') return part;
  return otherwise[Math.floor(index / thirds.length) % oneOf] ?? part;
};

const communityAt = (propertyName: string, index: number, now: number): SeedCommunity => {
  const slug = slugOf(propertyName);
  const place = places[index % places.length] ?? places[0];
  return {
    id: slug,
    propertyName,
    slug,
    serviceDays: serviceDayPatterns[index % serviceDayPatterns.length] ?? weekdays,
    totalUnits: unitsPerCommunity,
    place,
    serviceStart: startOf(partAt(index), place.timezone, now),
    districtManagerId: memberId(2 + (index % managerCount)),
  };
};

const propertyNames = firstWords.flatMap((first) => secondWords.map((second) => `${first} ${second}`));

/** A community's specialist on a weekday: four specialists share each week. */
const agentsOf = (community: Community, index: number) =>
  community.serviceDays.flatMap((day, place) =>
    assignedAgentsOf(owner, community.id, [day], memberId(managerCount + 2 + index * 4 + (place % 4))),
  );

/** The records of all nights, newest first, with a violation in about one shift of fifteen. */
const recordsOf = (
  communities: readonly Community[],
  agents: ReturnType<typeof agentsOf>,
  now: number,
): SeedDocument[] => {
  const assignments = indexAssignments(agents, []);
  const parts = new Map(communities.map(({ id }, index) => [id, partAt(index)]));
  const partOf = (communityId: string) => parts.get(communityId) ?? 'evening';
  const loggedCommunities = new Set(communities.slice(0, loggedCount).map(({ id }) => id));
  const occupiedOf = new Map(
    communities.map((community) => [community.id, occupiedDoors(owner, community)] as const),
  );
  const nightly = Array.from({ length: nights }, (_, back) => {
    const placed = communities.flatMap((community) => {
      const date = addDays(serviceNight(now, community.timezone), -back);
      const shift = shiftOn(community, date, assignments);
      return shift === null ? [] : [{ community, shift }];
    });
    const shifts = coursesOfNight(owner, placed, { partOf }, now);
    const records = shifts.flatMap(({ community, shift, course }) => {
      const checkpointIds = checkpointIdsOf(community.id, checkpointCount);
      const occupied = occupiedOf.get(community.id) ?? new Set();
      const chance = randomOf(`round/${nightId(shift)}`);
      const round = roundOf(community, occupied, course, checkpointIds, chance, now);
      return [
        ...nightDocuments(owner, community, shift, course, round, checkpointCount, now),
        ...(loggedCommunities.has(community.id)
          ? [...scanDocuments(owner, shift, round), ...logDocuments(owner, community, shift, round, false)]
          : []),
      ];
    });
    const seen = shifts.filter(
      ({ shift, course }) =>
        back > 0 &&
        course.clockInAt !== null &&
        randomOf(`big/${shift.serviceDate}/${shift.communityId}`).chance(1 / 15),
    );
    return { records, seen };
  });
  return [
    ...nightly.flatMap(({ records }) => records),
    ...violationDocuments(
      owner,
      nightly.flatMap(({ seen }) => seen),
      businessName,
      [owner],
      now,
    ),
  ];
};

/**
 * The large operator of `big@demo.test`: 400 communities, 2,000 team members with a plan to match, 60,000 units and 30 nights of records.
 * Members, communities and assignments come first, so that lists fill early.
 * @param now epoch milliseconds; all dates are relative to it
 */
export const bigOperator = (now: number): SeedSet => {
  const createdAt = new Date(now - ageInDays * 86_400_000);
  const paid = paidBy(
    owner,
    {
      prefix: 'METRO',
      price: 'standard',
      quantity: memberCount - 1,
      months: 5,
      daysIn: 9,
      status: 'active',
    },
    now,
  );
  const bare = customerDocument(
    {
      uid: owner,
      businessName,
      businessSlug: 'metro-doorstep',
      onboarded: true,
      ageInDays,
      tookWelcomeTour: true,
    },
    now,
  );
  const customer = { ...bare, data: { ...bare.data, ...paid.fields } };
  const communityDocuments = propertyNames.map((name, index) =>
    communityDocument(owner, communityAt(name, index, now), createdAt),
  );
  const communities = communityDocuments.map(communityOf);
  const agents = communities.flatMap(agentsOf);
  const tonight = serviceNight(now, places[0].timezone);
  const set = {
    logins: [demoLogin(owner), ...memberLogins(members.slice(1), domain)],
    documents: withPhotos(
      owner,
      withDerivedFields(
        [
          customer,
          ...paid.documents,
          ...members.map((member) => teamDocument(owner, member, domain, now)),
          ...communityDocuments,
          ...publicDocuments(customer, communityDocuments),
          ...agents.map(assignedAgentDocument),
          ...daysOff(
            owner,
            members.flatMap(({ id }, index) => (index > managerCount && index % askingOneOf === 0 ? id : [])),
            tonight,
          ),
          ...violationTypeDocuments(owner, createdAt),
          ...recordsOf(communities, agents, now),
          ...communities.flatMap((community) =>
            checkpointDocuments(owner, community, checkpointCount, createdAt),
          ),
          ...communities.flatMap((community) => unitDocuments(owner, community, createdAt)),
        ],
        now,
      ),
      addDays(tonight, -1),
    ),
    files: photoFiles(owner),
    payments: paid.payments,
    renewed: hoursOf(communityDocuments),
  };
  const notified = withNotifications(set, owner, { unseen: 140, unread: 40, read: 220 }, now);
  return withSummaries(notified, now);
};
