import { paths, weekdays } from 'shared-lib/domain';
import { demoAccounts, demoUids } from './accounts.ts';
import { assignedAgentDocument, assignedAgentsOf, communityDocument } from './communityDocuments.ts';
import { customerDocument, demoLogin } from './customerDocuments.ts';
import { publicDocuments } from './publicDocuments.ts';
import { onlyField, type SeedDocument, type SeedSet } from './seedSet.ts';
import { teamDocument } from './teamDocuments.ts';

const place = { city: 'Austin, TX', timezone: 'America/Chicago', lat: 30.27, lng: -97.74 };

/** An owner who has used up the free plan, with one active member, the owner, and two communities. */
const freeDocuments = (now: number): SeedDocument[] => {
  const uid = demoUids.free;
  const createdAt = new Date(now - 90 * 86_400_000);
  const owner = {
    id: uid,
    firstName: 'Farah',
    lastName: 'Haddad',
    tier: 'Admin',
    email: 'free@demo.test',
  } as const;
  const communities = [
    { id: 'barton-flats', propertyName: 'Barton Flats', slug: 'barton-flats' },
    { id: 'zilker-place', propertyName: 'Zilker Place', slug: 'zilker-place' },
  ].map((names) => ({ ...names, serviceDays: weekdays.slice(0, 5), totalUnits: 0, place }));
  const customer = customerDocument(
    {
      uid,
      businessName: 'Haddad Doorstep',
      businessSlug: 'haddad-doorstep',
      onboarded: true,
      ageInDays: 90,
      tookWelcomeTour: true,
    },
    now,
  );
  const communityDocuments = communities.map((community) => communityDocument(uid, community, createdAt));
  return [
    customer,
    teamDocument(uid, owner, 'demo.test', now),
    ...communityDocuments,
    ...communities.flatMap((community) =>
      assignedAgentsOf(uid, community.id, community.serviceDays, uid).map(assignedAgentDocument),
    ),
    ...publicDocuments(customer, communityDocuments),
  ];
};

/**
 * A left-over team record. It lies in a closed account and names Sunrise Valet as the owner, but Sunrise Valet's team
 * has no such member.
 */
const orphanRecord: SeedDocument = {
  path: paths.teamMember('demo-closed-account', demoUids.orphan),
  data: {
    uid: demoUids.orphan,
    customerId: demoUids.owner,
    firstName: 'Orla',
    lastName: 'Finch',
    email: 'orphan@demo.test',
    tier: 'Admin',
    isActive: true,
  },
};

/**
 * The demo accounts beside the two large businesses: new, in trial, expired, on the free plan, orphaned.
 * @param now epoch milliseconds
 */
export const smallAccounts = (now: number): SeedSet => {
  const newOwner = customerDocument(
    {
      uid: demoUids.newOwner,
      businessName: 'Bennett Valet',
      businessSlug: 'bennett-valet',
      onboarded: true,
      ageInDays: 0,
    },
    now,
  );
  const trial = customerDocument(
    {
      uid: demoUids.trial,
      businessName: 'Lindqvist Services',
      businessSlug: 'lindqvist-services',
      onboarded: false,
      ageInDays: 3,
    },
    now,
  );
  const expired = customerDocument(
    {
      uid: demoUids.expired,
      businessName: 'Whitfield Curbside',
      businessSlug: 'whitfield-curbside',
      onboarded: false,
      ageInDays: 20,
    },
    now,
  );
  return {
    logins: demoAccounts.filter(({ uid }) => uid !== demoUids.big).map(({ uid }) => demoLogin(uid)),
    documents: [
      newOwner,
      trial,
      expired,
      ...[newOwner, trial, expired].flatMap((customer) => publicDocuments(customer, [])),
      ...freeDocuments(now),
      orphanRecord,
    ],
    files: [],
    renewed: [newOwner, trial].map((customer) => onlyField(customer, 'dateCreated')),
  };
};
