import { paths } from 'shared-lib/domain';
import { demoAccounts, demoPassword } from '../accounts.ts';
import type { SeedDocument, SeedLogin } from '../seedSet.ts';

const millisPerDay = 86_400_000;

/** The state of an owner's plan and trial. */
export interface SeedCustomer {
  readonly uid: string;
  readonly businessName: string;
  readonly businessSlug: string;
  readonly onboarded: boolean;
  readonly ageInDays: number;
  /** Whether the welcome tour was completed; absent for never. */
  readonly tookWelcomeTour?: true;
}

/**
 * A demo account's customer document.
 * @param now epoch milliseconds
 * @throws Error if there is no demo account with that uid
 */
export const customerDocument = (customer: SeedCustomer, now: number): SeedDocument => {
  const account = demoAccounts.find(({ uid }) => uid === customer.uid);
  if (account === undefined) throw new Error(`No demo account ${customer.uid}`);
  const [firstName, lastName] = account.name.split(' ');
  const dateCreated = new Date(now - customer.ageInDays * millisPerDay);
  return {
    path: paths.customer(customer.uid),
    data: {
      firstName,
      lastName,
      email: account.email,
      businessName: customer.businessName,
      businessSlug: customer.businessSlug,
      initialOnboardingComplete: customer.onboarded,
      dateCreated,
      ...(customer.tookWelcomeTour === undefined
        ? {}
        : {
            completedTours: ['welcome'],
            lastTourCompleted: new Date(dateCreated.getTime() + millisPerDay),
            lastTourCompletedId: 'welcome',
          }),
    },
  };
};

/** A demo account's login, with the demo password. */
export const demoLogin = (uid: string): SeedLogin => {
  const account = demoAccounts.find((candidate) => candidate.uid === uid);
  if (account === undefined) throw new Error(`No demo account ${uid}`);
  return { uid, email: account.email, displayName: account.name, password: demoPassword };
};
