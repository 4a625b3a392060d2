import { EventEmitter, once } from 'node:events';
import { getFirestore } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { demoUids } from '../../../backend/seed/accounts.ts';
import type * as due from './due.ts';

/** Imported only by the preparing process, never by the measured one. */
const put = async (work: (made: typeof due) => Promise<void>): Promise<void> =>
  work(await import('./due.ts'));

/** The bundle's functions as exported by the SDK. */
export type Functions = Readonly<
  Record<
    string,
    { readonly run: (input: object) => Promise<unknown> } & ((...input: object[]) => Promise<void>)
  >
>;

/** How a function is put under load. */
interface Load {
  /** Concurrent calls: the concurrency one instance must handle. */
  readonly concurrency: number;
  /** Total calls; defaults to `atOnce`. */
  readonly calls?: number;
  /** Writes the function's input to Firestore. Runs in another process, whose memory isn't measured. */
  readonly prepare?: () => Promise<void>;
  readonly run: (functions: Functions, index: number) => Promise<unknown>;
}

const owner = demoUids.big;

/** A callable, called by the large operator's owner. */
const call = (name: string, atOnce: number, dataOf: (index: number) => Promise<object> | object): Load => ({
  concurrency: atOnce,
  run: async (functions, index) =>
    functions[name]!.run({
      auth: { uid: owner, token: {} },
      data: await dataOf(index),
      rawRequest: { headers: {}, ip: `10.0.0.${index}` },
    }),
});

/** A scheduled function, run once. */
const schedule = (name: string, prepare?: () => Promise<void>): Load => ({
  concurrency: 1,
  ...(prepare && { prepare }),
  run: (functions) => functions[name]!.run({}),
});

/** Messages per sender: several times as many as it sends at once. */
const messages = 1000;

/** An email or text sender, called once per message. */
const sender = (name: string, prepare: (prefix: string, count: number) => Promise<void>): Load => ({
  concurrency: 20,
  calls: messages,
  prepare: () => prepare(`${name}-`, messages),
  run: (functions, index) =>
    functions[name]!.run({ params: { id: `${name}-${String(index).padStart(4, '0')}` } }),
});

/** An export of the whole business, continued after each run until it is done. */
const exportAll = async (functions: Functions): Promise<void> => {
  await functions['makeExport']!.run({ params: { exportId } });
  const job = getFirestore().doc(paths.exportJob(exportId));
  while ((await job.get()).get('phase') !== 'expire') await functions['continueExports']!.run({});
};

const exportId = 'bench-export';

const idsIn = async (collection: string, max: number): Promise<string[]> => {
  const { docs } = await getFirestore().collection(collection).limit(max).select().get();
  return docs.map(({ id }) => id);
};

let logs: Promise<FirebaseFirestore.QueryDocumentSnapshot[]> | undefined;

/** A newly written service log. */
const doorDone = async (functions: Functions, index: number) => {
  logs ??= getFirestore()
    .collection(paths.serviceLogs(owner))
    .limit(1000)
    .get()
    .then(({ docs }) => docs);
  const after = (await logs)[index]!;
  const before = await getFirestore().doc(`${after.ref.parent.path}/none`).get();
  await functions['deriveFromServiceLogs']!.run({
    data: { before, after },
    params: { customerId: owner, recordId: after.id },
    time: new Date().toISOString(),
  });
};

/** A public page, requested by a visitor. */
const page = async (functions: Functions, path: string) => {
  const headers: Record<string, string> = {};
  const response = Object.assign(new EventEmitter(), {
    setHeader: (name: string, value: string) => (headers[name] = value),
    set: () => response,
    status: () => response,
    send: () => response.emit('finish'),
    end: () => response.emit('finish'),
  });
  const done = once(response, 'finish');
  const request = { method: 'GET', path, url: path, originalUrl: path, headers: {}, get: () => undefined };
  await functions['servePublicPage']!(request, response);
  await done;
};

/** Functions that represent their classes in `backend/kernel/runtime.ts`. */
export const loads: Readonly<Record<string, Load>> = {
  askBusinessSlug: call('askBusinessSlug', 80, (index) => ({ slug: `a-new-name-${index}` })),
  describeCommunities: call('describeCommunities', 4, async () => ({
    communityIds: (await idsIn(paths.communities(owner), 10)).slice(0, 10),
  })),
  reckonPayPeriod: call('reckonPayPeriod', 4, () => ({ from: daysAgo(14), to: daysAgo(1) })),
  repairSummaries: call('repairSummaries', 1, () => ({})),
  generateBinTags: call('generateBinTags', 10, async (index) => ({
    communityId: (await idsIn(paths.communities(owner), 20))[index]!,
    batchId: `bench-batch-${index}`,
    label: `B${index}`,
    count: 1000,
  })),
  servePublicPage: {
    concurrency: 80,
    run: (functions) => page(functions, '/sunrise-valet/maple-court/share.png'),
  },
  deriveFromServiceLogs: { concurrency: 1000, run: doorDone },
  sendMail: sender('sendMail', (prefix, count) => put(({ dueEmails }) => dueEmails(prefix, count))),
  sendText: sender('sendText', (prefix, count) => put(({ dueTexts }) => dueTexts(prefix, count))),
  makeExport: {
    concurrency: 1,
    prepare: () => put(({ dueExport }) => dueExport(exportId)),
    run: exportAll,
  },
  // All schedules. `continueExports` continues what `makeExport` starts.
  sendDueMessages: schedule('sendDueMessages', () =>
    put(async ({ dueEmails, dueTexts }) => {
      await dueEmails('due-', messages);
      await dueTexts('due-', messages);
    }),
  ),
  watchNights: schedule('watchNights'),
  sendDueDigests: schedule('sendDueDigests'),
  sendDueManagerMails: schedule('sendDueManagerMails'),
  remindOfRequests: schedule('remindOfRequests'),
  closeForgottenClockIns: schedule('closeForgottenClockIns'),
  pruneExpired: schedule('pruneExpired'),
  pruneMessages: schedule('pruneMessages'),
  pruneNotifications: schedule('pruneNotifications'),
  ageViolations: schedule('ageViolations'),
  repairScores: schedule('repairScores'),
  repairEverySummary: schedule('repairEverySummary'),
  repairPayments: schedule('repairPayments'),
  exportLogins: schedule('exportLogins'),
  // Must be last: it deletes all of the large operator's data.
  continueDeletions: schedule('continueDeletions', () => put(({ dueDeletion }) => dueDeletion())),
};

/** The calendar date this many days before today. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
