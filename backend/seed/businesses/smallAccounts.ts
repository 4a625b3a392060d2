import { paths } from 'shared-lib/domain';
import { demoAccounts, demoUids } from '../accounts.ts';
import { hoursOf } from '../documents/communityDocuments.ts';
import { customerDocument, demoLogin } from '../documents/customerDocuments.ts';
import { payingAccounts } from './payingAccounts.ts';
import { publicDocuments } from '../documents/publicDocuments.ts';
import { collectionOf } from '../seedRecords.ts';
import { onlyFields, type SeedDocument, type SeedSet } from '../seedSet.ts';
import { smallBusiness, type SmallBusiness } from './smallBusiness.ts';

/** An owner who has used up the free plan, with one active member (the owner) and two communities. */
const freeBusiness: SmallBusiness = {
  uid: demoUids.free,
  businessName: 'Haddad Doorstep',
  businessSlug: 'haddad-doorstep',
  communities: [
    { id: 'barton-flats', propertyName: 'Barton Flats' },
    { id: 'zilker-place', propertyName: 'Zilker Place' },
  ],
};

/** A leftover team record: it is in a closed account and names Sunrise Valet as the owner, but Sunrise Valet's team has no such member. */
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
 * The demo accounts other than the two large businesses: new, in trial, expired, on the free plan, paying in each way, orphaned.
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
  const paying = payingAccounts(now);
  const businesses = [...smallBusiness(freeBusiness, now), ...paying.documents];
  return {
    logins: [
      ...demoAccounts.filter(({ uid }) => uid !== demoUids.big).map(({ uid }) => demoLogin(uid)),
      ...paying.logins,
    ],
    payments: paying.payments,
    documents: [
      newOwner,
      trial,
      expired,
      ...[newOwner, trial, expired].flatMap((customer) => publicDocuments(customer, [])),
      ...businesses,
      orphanRecord,
    ],
    files: [],
    renewed: [
      ...[newOwner, trial].map((customer) => onlyFields(customer, ['dateCreated'])),
      ...hoursOf(businesses.filter(({ path }) => collectionOf(path) === 'communities')),
    ],
  };
};
