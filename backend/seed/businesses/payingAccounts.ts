import { demoAccounts, demoUids } from '../accounts.ts';
import { paidAccount, combinePayments, type Paid } from '../payments/paidAccount.ts';
import type { SeedSet } from '../seedSet.ts';
import { employeeLogins, smallBusiness, type SmallBusiness } from './smallBusiness.ts';

/** A business, and its payments. */
interface PayingBusiness {
  readonly business: SmallBusiness;
  readonly paid: Omit<Paid, 'uid' | 'email' | 'name'>;
}

const employee = (id: string, firstName: string, lastName: string) =>
  ({ id, firstName, lastName, tier: 'Collection Specialist' }) as const;

/** One business for each state of a subscription. */
const businesses: readonly PayingBusiness[] = [
  {
    business: {
      uid: demoUids.professional,
      businessName: 'Raman Valet',
      businessSlug: 'raman-valet',
      communities: [
        { id: 'mueller-lofts', propertyName: 'Mueller Lofts' },
        { id: 'cherrywood-court', propertyName: 'Cherrywood Court' },
        { id: 'windsor-park', propertyName: 'Windsor Park' },
      ],
      employees: [employee('raman-ivy', 'Ivy', 'Chen')],
    },
    paid: { prefix: 'RAMAN', price: 'standard', quantity: 1, months: 3, daysIn: 12, status: 'active' },
  },
  {
    business: {
      uid: demoUids.olderPrice,
      businessName: 'Lindgren Doorstep',
      businessSlug: 'lindgren-doorstep',
      communities: [
        { id: 'travis-heights', propertyName: 'Travis Heights' },
        { id: 'bouldin-creek', propertyName: 'Bouldin Creek' },
      ],
      employees: [employee('lindgren-max', 'Max', 'Adeyemi'), employee('lindgren-rosa', 'Rosa', 'Delgado')],
    },
    paid: { prefix: 'LINDGREN', price: 'older', quantity: 3, months: 14, daysIn: 8, status: 'active' },
  },
  {
    business: {
      uid: demoUids.pastDue,
      businessName: 'Moreno Curbside',
      businessSlug: 'moreno-curbside',
      communities: [
        { id: 'east-side-flats', propertyName: 'East Side Flats' },
        { id: 'rainey-terrace', propertyName: 'Rainey Terrace' },
        { id: 'holly-commons', propertyName: 'Holly Commons' },
      ],
      employees: [employee('moreno-luis', 'Luis', 'Ortega'), employee('moreno-kate', 'Kate', 'Brennan')],
    },
    paid: { prefix: 'MORENO', price: 'standard', quantity: 2, months: 4, daysIn: 2, status: 'pastDue' },
  },
  {
    business: {
      uid: demoUids.cancelling,
      businessName: 'Jensen Pickup',
      businessSlug: 'jensen-pickup',
      communities: [
        { id: 'clarksville-green', propertyName: 'Clarksville Green' },
        { id: 'tarrytown-place', propertyName: 'Tarrytown Place' },
      ],
      employees: [employee('jensen-omar', 'Omar', 'Said')],
    },
    paid: { prefix: 'JENSEN', price: 'standard', quantity: 2, months: 2, daysIn: 20, status: 'cancelling' },
  },
];

/**
 * A demo account's payments.
 * @throws Error if there is no demo account with that uid
 */
export const paidBy = (uid: string, paid: PayingBusiness['paid'], now: number) => {
  const account = demoAccounts.find((candidate) => candidate.uid === uid);
  if (account === undefined) throw new Error(`No demo account ${uid}`);
  return paidAccount({ uid, email: account.email, name: account.name, ...paid }, now);
};

/**
 * The demo accounts that show the states of a subscription: on the Professional plan, at the older price, past due, canceling.
 * @param now epoch milliseconds
 */
export const payingAccounts = (now: number): Required<Pick<SeedSet, 'logins' | 'documents' | 'payments'>> => {
  const accounts = businesses.map(({ business, paid }) => {
    const { documents, payments, fields } = paidBy(business.uid, paid, now);
    return { payments, documents: [...smallBusiness({ ...business, fields }, now), ...documents] };
  });
  return {
    logins: businesses.flatMap(({ business }) => employeeLogins(business)),
    documents: accounts.flatMap(({ documents }) => documents),
    payments: combinePayments(accounts.map(({ payments }) => payments)),
  };
};
