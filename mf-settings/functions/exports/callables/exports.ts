import { FieldValue } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { HttpsError } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { paths } from 'shared-lib/domain';
import { dataExportSchema, exportLimits, exportRefusal, ownDataCalls } from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { ownerCall } from 'backend/kernel/officeCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { newExportJob } from '../exportJob.ts';
import { runExport } from '../runExport.ts';

const refusals = {
  running: () => new HttpsError('failed-precondition', 'An export is already in progress.'),
  tooMany: () =>
    new HttpsError('resource-exhausted', `You can create ${exportLimits.perDay} exports in 24 hours.`),
};

/**
 * Starts an export of everything: no payload, result `{ exportId }`. Only for the owner; one at a time, and
 * `exportLimits.perDay` in 24 hours.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `failed-precondition` while one runs;
 * `resource-exhausted`
 */
export const startExport = ownerCall(ownDataCalls.startExport, async (_, { customerId }) => {
  const exports = firestore().collection(paths.dataExports(customerId));
  const shown = exports.doc();
  await firestore().runTransaction(async (transaction) => {
    // A long-running one is among the latest too, because no other starts meanwhile.
    const latest = exports.orderBy('requestedAt', 'desc').limit(2 * exportLimits.perDay);
    const { docs } = await transaction.get(latest);
    const earlier = docs
      .map((document) => recordOf(dataExportSchema, document))
      .filter((found) => found !== null);
    const refusal = exportRefusal(earlier, Date.now());
    if (refusal !== null) throw refusals[refusal]();
    transaction.create(shown, { state: 'collecting', requestedAt: FieldValue.serverTimestamp() });
    transaction.create(firestore().doc(paths.exportJob(shown.id)), newExportJob(customerId));
  });
  return { exportId: shown.id };
});

const options = runtime.jobs;

/** How long a run keeps starting work, in milliseconds, so it can finish what it has claimed. */
const runMillis = 300_000;

/** Runs an export as soon as it is requested. Interrupted ones are left to `continueExports`. */
export const makeExport = onDocumentCreated({ ...options, document: 'exportJobs/{exportId}' }, ({ params }) =>
  runExport(params.exportId, Date.now() + runMillis),
);

/** How many exports one run continues. */
const atMost = 20;

/** Continues interrupted exports, and deletes expired ones. */
export const continueExports = onSchedule(
  { ...options, schedule: 'every 1 minutes', timeZone: 'Etc/UTC' },
  async () => {
    const until = Date.now() + runMillis;
    const due = firestore().collection(paths.exportJobs()).where('dueAt', '<=', new Date()).limit(atMost);
    for (const { id } of (await due.select().get()).docs) {
      if (Date.now() >= until) return;
      await runExport(id, until);
    }
  },
);
