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

/** How many records a field app writes in a night for each community that is served (docs/field-app.md). */
export const night = {
  /** Of the communities, those served on a night; five to seven nights a week. */
  served: 0.8,
  records: {
    /** Clock-in, then clock-out. */
    clock: 2,
    /** Begun, submitted, reviewed. */
    report: 3,
    /** A service log for each unit; the communities of the large demo account have about so many. */
    door: 150,
    /** Two check points that are scanned. */
    checkpoint: 2,
    /** One shift of fifteen sees a violation: reported, and decided on. */
    violation: 2 / 15,
  },
} as const;

/** The kinds of records of a night. */
export type NightRecord = keyof typeof night.records;

/**
 * What one write of a record costs beside itself, with all that follows from what functions write: what they read and write, how often one
 * is called, and how many documents of it a page hears that is left open. Counted at the local Firestore, record by record, on a community
 * of 48 units with printed tags, from few records of each kind; the figures of a kind's writes are averaged. Those of doors and check points
 * are what a test counts (`backend/functions/tracking/field/costs.test.ts`); the reads of clock-ins are an estimate, since scheduled work that ran beside
 * them was taken out by hand. Events that come together share some of it.
 */
export const perRecord: Readonly<
  Record<NightRecord, Readonly<Record<'reads' | 'writes' | 'calls' | 'heard', number>>>
> = {
  clock: { reads: 23, writes: 7.5, calls: 11, heard: 2 },
  report: { reads: 12, writes: 4.7, calls: 1.7, heard: 2 },
  door: { reads: 13, writes: 10, calls: 3, heard: 1 },
  checkpoint: { reads: 5, writes: 6, calls: 4, heard: 0 },
  violation: { reads: 13, writes: 7.5, calls: 5, heard: 1 },
};

/** Nights that the nightly comparison reads, beside all members, communities and assignments. */
export const comparedNights = 18;
