import { weekdays } from 'shared-lib/domain';
import { demoAccounts } from './accounts.ts';
import { assignedAgentDocument, assignedAgentsOf, communityDocument } from './communityDocuments.ts';
import { customerDocument } from './customerDocuments.ts';
import { publicDocuments } from './publicDocuments.ts';
import type { SeedDocument, SeedLogin } from './seedSet.ts';
import { memberLogins, teamDocument, type SeedMember } from './teamDocuments.ts';

const place = { city: 'Austin, TX', timezone: 'America/Chicago', lat: 30.27, lng: -97.74 };

/** Days since it was set up. */
const ageInDays = 90;

/** An onboarded owner with a few communities and employees. */
export interface SmallBusiness {
  readonly uid: string;
  readonly businessName: string;
  readonly businessSlug: string;
  readonly communities: readonly { readonly id: string; readonly propertyName: string }[];
  /** Beside the owner. */
  readonly employees?: readonly SeedMember[];
  /** More of its customer document. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

const domainOf = ({ businessSlug }: SmallBusiness): string => `${businessSlug}.test`;

/**
 * The documents of a small business. Its owner serves the communities, and is one of the team.
 * @throws Error when there is no demo account with that uid
 */
export const smallBusiness = (business: SmallBusiness, now: number): SeedDocument[] => {
  const { uid, businessName, businessSlug, employees = [], fields = {} } = business;
  const account = demoAccounts.find((candidate) => candidate.uid === uid);
  if (account === undefined) throw new Error(`No demo account ${uid}`);
  const [firstName = '', lastName = ''] = account.name.split(' ');
  const owner = { id: uid, firstName, lastName, tier: 'Admin', email: account.email } as const;
  const createdAt = new Date(now - ageInDays * 86_400_000);
  const communities = business.communities.map((names) => ({
    ...names,
    slug: names.id,
    serviceDays: weekdays.slice(0, 5),
    totalUnits: 0,
    place,
  }));
  const bare = customerDocument(
    { uid, businessName, businessSlug, onboarded: true, ageInDays, tookWelcomeTour: true },
    now,
  );
  const customer = { ...bare, data: { ...bare.data, ...fields } };
  const communityDocuments = communities.map((community) => communityDocument(uid, community, createdAt));
  return [
    customer,
    teamDocument(uid, owner, 'demo.test', now),
    ...employees.map((employee) => teamDocument(uid, employee, domainOf(business), now)),
    ...communityDocuments,
    ...communities.flatMap((community) =>
      assignedAgentsOf(uid, community.id, community.serviceDays, uid).map(assignedAgentDocument),
    ),
    ...publicDocuments(customer, communityDocuments),
  ];
};

/** The logins of its employees. */
export const employeeLogins = (business: SmallBusiness): SeedLogin[] =>
  memberLogins(business.employees ?? [], domainOf(business));
