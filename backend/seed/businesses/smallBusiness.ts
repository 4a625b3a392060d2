import {
  addDays,
  indexAssignments,
  serviceNight,
  shiftOn,
  weekdays,
  type AssignedAgent,
  type Community,
} from 'shared-lib/domain';
import { demoAccounts } from '../accounts.ts';
import {
  assignedAgentDocument,
  assignedAgentsOf,
  communityDocument,
  communityOf,
} from '../documents/communityDocuments.ts';
import { customerDocument } from '../documents/customerDocuments.ts';
import { withDerivedFields } from '../derivedFields.ts';
import { coursesOfNight } from '../nights/nightCourses.ts';
import { nightDocuments, nightId } from '../documents/nightDocuments.ts';
import { publicDocuments } from '../documents/publicDocuments.ts';
import { randomOf } from '../random.ts';
import { roundOf } from '../nights/round.ts';
import { logDocuments } from '../documents/roundDocuments.ts';
import type { SeedDocument, SeedLogin } from '../seedSet.ts';
import { startOf, type NightPart } from '../nights/serviceHours.ts';
import { memberLogins, teamDocument, type SeedMember } from '../documents/teamDocuments.ts';
import { occupiedDoors, unitDocuments } from '../documents/unitDocuments.ts';

const place = { city: 'Austin, TX', timezone: 'America/Chicago', lat: 30.27, lng: -97.74 };

/** Days since it was set up. */
const ageInDays = 90;

/** How many nights have records, and how many of those have door-by-door rounds. */
const nights = 14;
const loggedNights = 3;

const unitsPerCommunity = 18;

/** When its communities are served, one after the other, by the same specialist. */
const parts = ['first', 'underWay', 'last'] as const satisfies readonly NightPart[];

const partAt = (index: number): NightPart => parts[index % parts.length] ?? 'first';

/** An onboarded owner with a few communities and team members. */
export interface SmallBusiness {
  readonly uid: string;
  readonly businessName: string;
  readonly businessSlug: string;
  readonly communities: readonly { readonly id: string; readonly propertyName: string }[];
  /** In addition to the owner. */
  readonly employees?: readonly SeedMember[];
  /** Additional fields of its customer document. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

const domainOf = ({ businessSlug }: SmallBusiness): string => `${businessSlug}.test`;

/** The records of its nights. */
const recordsOf = (
  uid: string,
  communities: readonly Community[],
  agents: readonly AssignedAgent[],
  now: number,
): SeedDocument[] => {
  const assignments = indexAssignments(agents, []);
  const partOf = (communityId: string) => partAt(communities.findIndex(({ id }) => id === communityId));
  return Array.from({ length: nights }, (_, back) => {
    const placed = communities.flatMap((community) => {
      const shift = shiftOn(community, addDays(serviceNight(now, place.timezone), -back), assignments);
      return shift === null ? [] : [{ community, shift }];
    });
    return coursesOfNight(uid, placed, { partOf }, now).flatMap(({ community, shift, course }) => {
      const occupied = occupiedDoors(uid, community);
      const chance = randomOf(`round/${uid}/${nightId(shift)}`);
      const round = roundOf(community, occupied, course, [], chance, now);
      return [
        ...nightDocuments(uid, community, shift, course, round, 0, now),
        ...(back < loggedNights ? logDocuments(uid, community, shift, round, false) : []),
      ];
    });
  }).flat();
};

/**
 * The documents of a small business. Its owner serves the communities and is on the team.
 * @throws Error if there is no demo account with that uid
 */
export const smallBusiness = (business: SmallBusiness, now: number): SeedDocument[] => {
  const { uid, businessName, businessSlug, employees = [], fields = {} } = business;
  const account = demoAccounts.find((candidate) => candidate.uid === uid);
  if (account === undefined) throw new Error(`No demo account ${uid}`);
  const [firstName = '', lastName = ''] = account.name.split(' ');
  const owner = { id: uid, firstName, lastName, tier: 'Admin', email: account.email } as const;
  const createdAt = new Date(now - ageInDays * 86_400_000);
  const described = business.communities.map((names, index) => ({
    ...names,
    slug: names.id,
    serviceDays: weekdays.slice(0, 5),
    totalUnits: unitsPerCommunity,
    place,
    serviceStart: startOf(partAt(index), place.timezone, now),
  }));
  const bare = customerDocument(
    { uid, businessName, businessSlug, onboarded: true, ageInDays, tookWelcomeTour: true },
    now,
  );
  const customer = { ...bare, data: { ...bare.data, ...fields } };
  const communityDocuments = described.map((community) => communityDocument(uid, community, createdAt));
  const communities = communityDocuments.map(communityOf);
  const agents = communities.flatMap(({ id, serviceDays }) => assignedAgentsOf(uid, id, serviceDays, uid));
  const records = recordsOf(uid, communities, agents, now);
  const documents = [
    customer,
    teamDocument(uid, owner, 'demo.test', now),
    ...employees.map((employee) => teamDocument(uid, employee, domainOf(business), now)),
    ...communityDocuments,
    ...agents.map(assignedAgentDocument),
    ...publicDocuments(customer, communityDocuments, undefined, records),
    ...communities.flatMap((community) => unitDocuments(uid, community, createdAt)),
    ...records,
  ];
  return withDerivedFields(documents, now);
};

/** The logins of its team members. */
export const employeeLogins = (business: SmallBusiness): SeedLogin[] =>
  memberLogins(business.employees ?? [], domainOf(business));
