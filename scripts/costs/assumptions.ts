/** Dollars. Firestore in the multi-region nam5, and functions: https://cloud.google.com/firestore/pricing, https://cloud.google.com/run/pricing. */
export const prices = {
  perRead: 0.06 / 100_000,
  perWrite: 0.18 / 100_000,
  /** Without the time that a function runs, which depends on its machine. */
  perInvocation: 0.4 / 1_000_000,
} as const;

/** How a business of some size works: an estimate, not measured. */
export const habits = {
  nightsPerMonth: 30,
  /** People in the office who use the dashboard: two, and one more for each forty communities. */
  officeWorkers: (communities: number) => 2 + Math.floor(communities / 40),
  daysInOffice: 22,
  /** Pages that each of them loads a day; going from page to page within the app is no load. */
  loadsPerDay: 50,
  /** Of the loads, those on a device that was on the same page within the last half hour. */
  warmShare: 0.5,
  /** Pages left open during service, on which every change of the night is shown at once. */
  openAtNight: 2,
  /** Members of the team for each community. */
  membersPerCommunity: 5,
} as const;

/** How often each page is loaded, as shares of all loads. */
export const loads: readonly (readonly [share: number, owner: string, big: string])[] = [
  [0.3, '/', '/'],
  [0.2, '/tracking', '/tracking'],
  [0.15, '/schedule', '/schedule'],
  [0.1, '/team', '/team'],
  [0.1, '/communities', '/communities'],
  [0.05, '/shift-report', '/shift-report'],
  [0.05, '/violations', '/violations'],
  [0.05, '/notifications', '/notifications'],
];

/** What a night writes for each community that is served, as the mobile app does it. */
export const night = {
  /** Of the communities, those served on a night; five to seven nights a week. */
  served: 0.8,
  /** Clock-in, then clock-out. */
  clockWrites: 2,
  /** Begun, submitted, reviewed. */
  reportWrites: 3,
  /** Two checkpoints that are scanned. */
  checkpointWrites: 2,
  /** One shift of fifteen sees a violation: reported, and decided on. */
  violationWrites: 2 / 15,
} as const;

/**
 * What one event costs the summaries (backend/functions/summaries), with the word that records of its kind have changed. Events that
 * share a transaction cost less.
 */
export const summary = {
  /** The shard and the record are read, the shard is written. */
  clock: { reads: 2, writes: 2 },
  /** The night's totals are written as well. */
  report: { reads: 2, writes: 3 },
  /** The counts are read, and two aggregations, of up to 1,000 entries each. */
  violation: { reads: 3, writes: 2 },
  /** Nights that the nightly comparison reads, beside all members, communities and assignments. */
  comparedNights: 18,
} as const;
