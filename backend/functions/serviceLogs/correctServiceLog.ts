import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import {
  isSameCorrection,
  paths,
  planServiceLogCorrection,
  serviceLogCorrectionSchema,
  serviceLogSchema,
} from 'shared-lib/domain';
import { authorise } from '../authorise.ts';
import { callableOptions, payloadOf } from '../calls.ts';
import { fieldRefusal } from '../fieldRefusal.ts';
import { firestore } from '../firebase.ts';
import { recordOf } from '../summaries/directorySources.ts';

/**
 * Corrects a service log by a new one that names it: payload `{ serviceLogId, outcome, reason, bagCount, correctionReason }`, result
 * `{ serviceLogId }`, the new one's. The old one keeps what it says, and notes which one corrects it. Safe to repeat.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` when someone else corrected it
 *   first; `failed-precondition` when the correction says what the entry says, or it was corrected too often
 */
export const correctServiceLog = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const asked = payloadOf(serviceLogCorrectionSchema, request.data);
  const logs = firestore().collection(paths.serviceLogs(customerId));
  const by = request.auth?.uid ?? customerId;
  const serviceLogId = await firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(logs.doc(asked.serviceLogId));
    const log = recordOf(serviceLogSchema, stored);
    if (log === null) throw new HttpsError('not-found', 'There is no such service log.');
    const plan = planServiceLogCorrection(log, asked);
    if (!plan.ok) {
      if (plan.code !== 'corrected') {
        throw fieldRefusal('failed-precondition', `The service log can't be corrected so: ${plan.code}.`, {
          outcome: { code: plan.code },
        });
      }
      const first = recordOf(serviceLogSchema, await transaction.get(logs.doc(log.corrected?.id ?? '-')));
      if (first?.createdBy === by && isSameCorrection(first, asked)) return first.id;
      throw new HttpsError('aborted', 'Someone else corrected this service log first.', log.corrected);
    }
    const { id, ...entry } = plan.entry;
    const now = FieldValue.serverTimestamp();
    transaction.create(logs.doc(id), {
      ...entry,
      servicedAt: entry.servicedAt === null ? null : Timestamp.fromMillis(entry.servicedAt),
      createdAt: now,
      createdBy: by,
    });
    transaction.update(stored.ref, { corrected: { id, outcome: entry.outcome, by, at: now } });
    return id;
  });
  return { serviceLogId };
});
