import { shards } from 'shared-lib/domain';

/**
 * US dollars. Firestore in multi-region nam5, and functions: https://cloud.google.com/firestore/pricing,
 * https://cloud.google.com/run/pricing.
 */
export const prices = {
  perRead: 0.06 / 100_000,
  perWrite: 0.18 / 100_000,
  /** Without run time, which depends on the function's machine. */
  perInvocation: 0.4 / 1_000_000,
} as const;

/** Usage by a business of a given size: estimated, not measured. */
export const habits = {
  nightsPerMonth: 30,
  /** Office workers who use the dashboard: two, plus one per forty communities. */
  officeWorkers: (communities: number) => 2 + Math.floor(communities / 40),
  daysInOffice: 22,
  /** Page loads per office worker a day; navigating within the app is not a load. */
  loadsPerDay: 50,
  /** Share of loads on a device that opened the same page within the last half hour. */
  warmShare: 0.5,
  /** Pages left open during service, showing every change of the night live. */
  openAtNight: 2,
  membersPerCommunity: 5,
} as const;

/** Load frequency per page, as shares of all loads. */
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

/** Records that field apps and residents write per night and served community (docs/field-app.md). */
export const night = {
  /** Share of communities served on a night; five to seven nights a week. */
  served: 0.8,
  records: {
    /** Clock-in and clock-out. */
    clock: 2,
    report: 3,
    /** One service log per unit; about the average in the large demo account. */
    door: 150,
    /** Two checkpoint scans. */
    checkpoint: 2,
    /** One shift in fifteen reports a violation, which is then decided. */
    violation: 2 / 15,
    /** One resident in twenty shifts sends a request, which is then answered. */
    request: 2 / 20,
  },
} as const;

/** The kinds of records written at night. */
export type NightRecord = keyof typeof night.records;

/**
 * The costs that one write of a record triggers, including those of functions' own writes: their calls, reads and writes, and the documents
 * that an open page receives. Counted record by record in the local Firestore on a 48-unit community with printed tags, from a few records
 * of each kind; each kind's figures are averages over its writes. The figures for doors and checkpoints are the ones a test counts
 * (`mf-tracking/functions/field/costs.test.ts`); clock-in reads are an estimate, because concurrent scheduled work was subtracted by hand.
 * A report's reads include its plausibility checks, which read all doors of the round once; this is an estimate too. Simultaneous events
 * share some of these costs.
 */
export const perRecord: Readonly<
  Record<NightRecord, Readonly<Record<'reads' | 'writes' | 'calls' | 'heard', number>>>
> = {
  clock: { reads: 23, writes: 7.5, calls: 12, heard: 2 },
  report: { reads: 64, writes: 5, calls: 2, heard: 2 },
  door: { reads: 13, writes: 10, calls: 3, heard: 1 },
  checkpoint: { reads: 5, writes: 6, calls: 4, heard: 0 },
  violation: { reads: 13, writes: 8, calls: 6, heard: 1 },
  request: { reads: 4.5, writes: 2.5, calls: 4, heard: 0 },
};

/**
 * What the urgent notification of a round that won't be finished reads each night, whatever the size of the business:
 * all shards of the night's summary, every quarter of an hour of the service (`mf-tracking/functions/nights/nightAlarms.ts`).
 */
export const rating = {
  /** From 8 PM until bins are in at 9 AM, as in the demo data. */
  hours: 13,
  perHour: 4,
  reads: shards.length,
} as const;

/** Nights the nightly comparison reads, besides all members, communities and assignments. */
export const nightsCompared = 18;
