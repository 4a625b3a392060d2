/** The password of every demo account. */
export const demoPassword = 'Passw0rd!demo';

/** The demo accounts' login uids: fixed and readable, so that addresses and tests can name them. */
export const demoUids = {
  owner: 'demo-owner',
  newOwner: 'demo-new-owner',
  trial: 'demo-trial',
  expired: 'demo-expired',
  free: 'demo-free',
  professional: 'demo-professional',
  olderPrice: 'demo-older-price',
  pastDue: 'demo-past-due',
  cancelling: 'demo-cancelling',
  admin: 'demo-admin',
  manager: 'demo-manager',
  specialist: 'demo-specialist',
  orphan: 'demo-orphan',
  big: 'demo-big',
} as const;

/** A demo account, and what it demonstrates. */
export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly shows: string;
}

/** Every demo account, in the suggested order. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    uid: demoUids.owner,
    email: 'owner@demo.test',
    name: 'Olivia Park',
    shows:
      'the full app of Sunrise Valet: 26 communities, 13 active team members (the limit of the plan), 40 inactive',
  },
  {
    uid: demoUids.newOwner,
    email: 'new-owner@demo.test',
    name: 'Noah Bennett',
    shows: 'the welcome tour, which starts by itself; empty states everywhere',
  },
  {
    uid: demoUids.trial,
    email: 'trial@demo.test',
    name: 'Tessa Lindqvist',
    shows: 'signed up 3 days ago, not onboarded, in trial: goes to /onboarding',
  },
  {
    uid: demoUids.expired,
    email: 'expired@demo.test',
    name: 'Ezra Whitfield',
    shows:
      'signed up 20 days ago, not onboarded, no subscription: goes to /pricing, where Free or a paid plan lets in',
  },
  {
    uid: demoUids.free,
    email: 'free@demo.test',
    name: 'Farah Haddad',
    shows: 'the free plan with 1 active member and 2 communities: its limits refuse the next of each',
  },
  {
    uid: demoUids.professional,
    email: 'professional@demo.test',
    name: 'Priya Raman',
    shows: 'the Professional plan for one employee, which is used up; invoices since three months',
  },
  {
    uid: demoUids.olderPrice,
    email: 'older-price@demo.test',
    name: 'Oscar Lindgren',
    shows: 'three employees at the older price, which is no longer sold; invoices of more than a year',
  },
  {
    uid: demoUids.pastDue,
    email: 'pastdue@demo.test',
    name: 'Paula Moreno',
    shows: 'a renewal that failed two days ago: an open invoice, and more in use than the free plan has',
  },
  {
    uid: demoUids.cancelling,
    email: 'cancelling@demo.test',
    name: 'Carl Jensen',
    shows: 'a subscription that was canceled yesterday and ends with its period',
  },
  {
    uid: demoUids.admin,
    email: 'admin@demo.test',
    name: 'Adam Reyes',
    shows: 'an Admin of Sunrise Valet: the app of the owner without the automatic tour',
  },
  {
    uid: demoUids.manager,
    email: 'manager@demo.test',
    name: 'Dana Cole',
    shows: 'a District Manager: refused, /login?error=admin_required',
  },
  {
    uid: demoUids.specialist,
    email: 'specialist@demo.test',
    name: 'Sam Ortiz',
    shows: 'a Collection Specialist: refused, /login?error=admin_required',
  },
  {
    uid: demoUids.orphan,
    email: 'orphan@demo.test',
    name: 'Orla Finch',
    shows: 'a login whose team document is gone: refused, /login?error=account_not_found',
  },
  {
    uid: demoUids.big,
    email: 'big@demo.test',
    name: 'Beatriz Okafor',
    shows: 'a large operator: 400 communities, 2,000 team members, 60,000 units, 30 nights of records',
  },
];
