import { EventEmitter, once } from 'node:events';
import { getFirestore } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { demoUids } from '../../../backend/seed/accounts.ts';
import type * as due from './due.ts';

/** Imported by the preparing process only, never by the measured one. */
const put = async (work: (made: typeof due) => Promise<void>): Promise<void> =>
  work(await import('./due.ts'));

/** The functions of the bundle, as the SDK exports them. */
export type Functions = Readonly<
  Record<
    string,
    { readonly run: (input: object) => Promise<unknown> } & ((...input: object[]) => Promise<void>)
  >
>;

/** How a function is kept busy. */
interface Load {
  /** How many calls are made at the same time; the concurrency that one instance has to bear. */
  readonly atOnce: number;
  /** How many calls are made in all; `atOnce` without it. */
  readonly calls?: number;
  /** Puts what it works on into Firestore; done by another process, whose memory isn't measured. */
  readonly prepare?: () => Promise<void>;
  readonly run: (functions: Functions, index: number) => Promise<unknown>;
}

const owner = demoUids.big;

/** A callable, asked by the large operator's owner. */
const call = (name: string, atOnce: number, dataOf: (index: number) => Promise<object> | object): Load => ({
  atOnce,
  run: async (functions, index) =>
    functions[name]!.run({
      auth: { uid: owner, token: {} },
      data: await dataOf(index),
      rawRequest: { headers: {}, ip: `10.0.0.${index}` },
    }),
});

/** The function of a schedule, run once. */
const schedule = (name: string, prepare?: () => Promise<void>): Load => ({
  atOnce: 1,
  ...(prepare && { prepare }),
  run: (functions) => functions[name]!.run({}),
});

/** The messages that a sender is given: several times as many as it sends at once. */
const messages = 1000;

/** A sender of mails or texts, which is started once for each. */
const sender = (name: string, prepare: (prefix: string, count: number) => Promise<void>): Load => ({
  atOnce: 20,
  calls: messages,
  prepare: () => prepare(`${name}-`, messages),
  run: (functions, index) =>
    functions[name]!.run({ params: { id: `${name}-${String(index).padStart(4, '0')}` } }),
});

/** An export of the whole business, taken up again after each run that ends before it does. */
const exportAll = async (functions: Functions): Promise<void> => {
  await functions['makeExport']!.run({ params: { exportId } });
  const job = getFirestore().doc(paths.exportJob(exportId));
  while ((await job.get()).get('phase') !== 'expire') await functions['continueExports']!.run({});
};

const exportId = 'bench-export';

const idsIn = async (collection: string, most: number): Promise<string[]> => {
  const { docs } = await getFirestore().collection(collection).limit(most).select().get();
  return docs.map(({ id }) => id);
};

let logs: Promise<FirebaseFirestore.QueryDocumentSnapshot[]> | undefined;

/** A service log that was written just now. */
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

/** A public page, asked for by whoever has its address. */
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

/** Functions that stand for their classes in `backend/kernel/runtime.ts`. */
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
    atOnce: 80,
    run: (functions) => page(functions, '/sunrise-valet/maple-court/share.png'),
  },
  deriveFromServiceLogs: { atOnce: 1000, run: doorDone },
  sendMail: sender('sendMail', (prefix, count) => put(({ dueMails }) => dueMails(prefix, count))),
  sendText: sender('sendText', (prefix, count) => put(({ dueTexts }) => dueTexts(prefix, count))),
  makeExport: {
    atOnce: 1,
    prepare: () => put(({ dueExport }) => dueExport(exportId)),
    run: exportAll,
  },
  // Every schedule; `continueExports` goes on with what `makeExport` begins.
  sendDueMessages: schedule('sendDueMessages', () =>
    put(async ({ dueMails, dueTexts }) => {
      await dueMails('due-', messages);
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
  repairEverySummary: schedule('repairEverySummary'),
  repairPayments: schedule('repairPayments'),
  exportLogins: schedule('exportLogins'),
  // The last: nothing of the large operator is left after it.
  continueDeletions: schedule('continueDeletions', () => put(({ dueDeletion }) => dueDeletion())),
};

/** A calendar date, so many days before today. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
