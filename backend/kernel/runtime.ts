import { functionsRegion, functionTimeoutMillis } from 'shared-lib/domain';

/** What Cloud Run gives a function, and how far it grows. */
export interface Runtime {
  readonly region: typeof functionsRegion;
  readonly memory: '512MiB' | '1GiB';
  /** Calls that one instance answers at the same time. */
  readonly concurrency: number;
  /** Instances that stay started without calls, and are paid for. */
  readonly minInstances: number;
  /** Instances at most: what a loop or an attack costs. */
  readonly maxInstances: number;
  readonly timeoutSeconds: number;
}

/**
 * Instances that are kept started where a person waits: `MIN_INSTANCES` beside the other parameters (docs/costs.md).
 * @throws Error for what is no number from 0 to 5, so that a slip is found when it is deployed
 */
export const keptStarted = (env: Readonly<Record<string, string | undefined>>): number => {
  const count = Number(env['MIN_INSTANCES'] || 0);
  if (!Number.isInteger(count) || count < 0 || count > 5)
    throw new Error(`MIN_INSTANCES is a whole number from 0 to 5, not "${env['MIN_INSTANCES']}".`);
  return count;
};

const defaults = {
  region: functionsRegion,
  memory: '512MiB',
  concurrency: 80,
  minInstances: 0,
  maxInstances: 20,
  timeoutSeconds: 60,
} as const satisfies Runtime;

/** A schedule has one run at a time; the second instance is for a run that the one before is late for. */
const scheduled = { ...defaults, concurrency: 1, maxInstances: 2 } as const satisfies Runtime;

const callable = { ...defaults, timeoutSeconds: functionTimeoutMillis / 1000 } as const satisfies Runtime;

/**
 * Memory, concurrency and instances of every function, by its class. They follow from what `npm run bench:functions` measures on the large
 * operator's demo data (docs/costs.md), given here as the most MiB that a function of the class took. The bundle alone takes 140 MiB; a peak
 * above 350 gets 1 GiB.
 */
export const runtime = {
  /** What a page asks for, about one record or a few. */
  callable,
  /** What counts what hangs on communities: 241 (`describeCommunities`). */
  counting: { ...callable, concurrency: 4 },
  /** What reads or writes a good part of an account: imports, pay periods, summaries: 349 (`repairSummaries`). */
  heavyCallable: { ...callable, memory: '1GiB', concurrency: 4 },
  /** For pages that need no sign-in. */
  openCallable: { ...callable, maxInstances: 5 },
  /** The same with a photo, a payload of up to 2 MiB. */
  openForm: { ...callable, concurrency: 20, maxInstances: 10 },
  /** Problems of pages: some may be lost. */
  problems: { ...callable, maxInstances: 3 },
  /** A resident's page, on a phone at the door. */
  publicPage: { ...defaults, minInstances: keptStarted(process.env) },
  /** What Stripe, Twilio, Mailgun and mailboxes call. */
  webhook: { ...defaults, maxInstances: 10 },
  /** What follows a document. */
  trigger: defaults,
  /** What follows the documents of a night, where events wait for one write that stands for all of them (`inBatches`). */
  noting: { ...defaults, concurrency: 1000 },
  /** Mails and texts, as many at the same time as a provider takes of one business: 290 and 311. */
  sending: { ...defaults, concurrency: 20, maxInstances: 10 },
  /** Exports and the texts of a broadcast: 378 (`makeExport`). */
  jobs: { ...defaults, memory: '1GiB', concurrency: 1, maxInstances: 10, timeoutSeconds: 540 },
  /** Schedules, by how long a run may take: 343 (`sendDueMessages`), 227 (`closeForgottenClockIns`) for the shorter ones. */
  shortRun: { ...scheduled, timeoutSeconds: 120 },
  run: { ...scheduled, timeoutSeconds: 300 },
  longRun: { ...scheduled, timeoutSeconds: 540 },
  longestRun: { ...scheduled, memory: '1GiB', timeoutSeconds: 1800 },
} as const satisfies Record<string, Runtime>;
