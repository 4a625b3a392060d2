import { functionsRegion, functionTimeoutMillis } from 'shared-lib/domain';

/** A function's resources on Cloud Run, and how far it scales. */
export interface Runtime {
  readonly region: typeof functionsRegion;
  readonly memory: '512MiB' | '1GiB';
  /** Concurrent calls per instance. */
  readonly concurrency: number;
  /** Instances kept warm and paid for without calls. */
  readonly minInstances: number;
  /** The maximum number of instances bounds what a loop or an attack can cost. */
  readonly maxInstances: number;
  readonly timeoutSeconds: number;
}

/**
 * Instances kept warm where a person waits: the parameter `MIN_INSTANCES` (docs/costs.md).
 * @throws Error unless it is a number from 0 to 5, so that a typo is found at deployment
 */
export const minInstances = (env: Readonly<Record<string, string | undefined>>): number => {
  const count = Number(env['MIN_INSTANCES'] || 0);
  if (!Number.isInteger(count) || count < 0 || count > 5)
    throw new Error(`MIN_INSTANCES must be a whole number from 0 to 5, not "${env['MIN_INSTANCES']}".`);
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

/** A schedule has one run at a time; the second instance covers a run that starts before the last one has ended. */
const scheduled = { ...defaults, concurrency: 1, maxInstances: 2 } as const satisfies Runtime;

const callable = { ...defaults, timeoutSeconds: functionTimeoutMillis / 1000 } as const satisfies Runtime;

/**
 * Memory, concurrency and instances of every function, by class. They derive from measurements of `npm run bench:functions` on the large
 * operator's demo data (docs/costs.md); each figure is the highest MiB that a function of the class used. The bundle alone takes 140 MiB; a
 * peak above 350 gets 1 GiB.
 */
export const runtime = {
  /** A page's call about one record or a few. */
  callable,
  /** Counts a community's dependent records: 241 (`describeCommunities`). */
  counting: { ...callable, concurrency: 4 },
  /** Reads or writes a large part of an account: imports, pay periods, summaries: 349 (`repairSummaries`). */
  heavyCallable: { ...callable, memory: '1GiB', concurrency: 4 },
  /** For pages that need no sign-in. */
  openCallable: { ...callable, maxInstances: 5 },
  /** The same with a photo, a payload of up to 2 MiB. */
  openForm: { ...callable, concurrency: 20, maxInstances: 10 },
  /** Problems of pages: losing some is fine. */
  problems: { ...callable, maxInstances: 3 },
  /** A resident's page, on a phone at the door. */
  publicPage: { ...defaults, minInstances: minInstances(process.env) },
  /** Modules' files and their list, behind Hosting's cache. */
  modules: { ...defaults, maxInstances: 10 },
  /** Publishes a module's version, with up to 15 MB in a request. */
  publishing: { ...defaults, memory: '1GiB', concurrency: 4, maxInstances: 3 },
  /** Called by Stripe, Twilio, Mailgun and mailboxes. */
  webhook: { ...defaults, maxInstances: 10 },
  /** Runs on document changes. */
  trigger: defaults,
  /** Runs on changes of a night's documents, where events wait for one shared write (`inBatches`). */
  noting: { ...defaults, concurrency: 1000 },
  /** Emails and texts, as many concurrently as a provider accepts from one business: 290 and 311. */
  sending: { ...defaults, concurrency: 20, maxInstances: 10 },
  /** Exports and the texts of a broadcast: 378 (`makeExport`). */
  jobs: { ...defaults, memory: '1GiB', concurrency: 1, maxInstances: 10, timeoutSeconds: 540 },
  /** Schedules, by maximum duration: 343 (`sendDueMessages`), 227 (`closeForgottenClockIns`) for the shorter ones. */
  shortRun: { ...scheduled, timeoutSeconds: 120 },
  run: { ...scheduled, timeoutSeconds: 300 },
  longRun: { ...scheduled, timeoutSeconds: 540 },
  longestRun: { ...scheduled, memory: '1GiB', timeoutSeconds: 1800 },
} as const satisfies Record<string, Runtime>;
