import { FieldValue } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  managerLinkCalls,
  managerPageCalls,
  activityChangesOf,
  closuresAfter,
  noAccess as noCodes,
} from 'mf-communities/domain';
import { communitySchema, localDate, maxClosures, paths } from 'shared-lib/domain';
import {
  requestedClosuresProblem,
  closureRequestLimits,
  closureRequestSchema,
  datesBetween,
  planClosureAnswer,
} from 'mf-communities/domain';
import { changeRecord } from 'backend/kernel/changeRecord.ts';
import { editedBy, logActivity } from 'backend/functions/core/community/activity.ts';
import { acceptsNewRecords, ofCommunity } from 'backend/functions/core/community/history.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { notifyManagers } from 'backend/functions/core/notifications/notifyManagers.ts';
import { recordOf, requireRecord } from 'backend/kernel/records.ts';
import { noAccess, requireManager } from '../managerAccess.ts';
import { openCall } from 'backend/kernel/openCall.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

/**
 * Requests closures from the office: payload `ManagerAccess` with `from`, `to` and `note`, result
 * `{ requestId }`. For managers with a link only; the business adds closures directly.
 * @throws HttpsError `invalid-argument`, including for impossible dates; `resource-exhausted` with too many
 * pending requests; `permission-denied` as `requireManager`
 */
export const askManagerClosures = openCall(
  managerPageCalls.askManagerClosures,
  async (requested, request) => {
    const { customerId, community, link } = await requireManager(request, requested);
    if (link === null) throw noAccess();
    const problem = requestedClosuresProblem(requested, localDate(Date.now(), community.timezone));
    if (problem !== null) {
      const { field, code } = problem;
      throw fieldRefusal('invalid-argument', `${field}: ${code}.`, { [field]: { code } });
    }
    const requests = firestore().collection(paths.closureRequests(customerId));
    const waiting = ofCommunity(paths.closureRequests(customerId), community.id).where('status', '==', 'new');
    const reference = requests.doc();
    await firestore().runTransaction(async (transaction) => {
      const stored = await transaction.get(firestore().doc(paths.community(customerId, community.id)));
      if (!acceptsNewRecords(stored)) throw noAccess();
      const { docs } = await transaction.get(waiting.limit(closureRequestLimits.waiting));
      if (docs.length >= closureRequestLimits.waiting) {
        throw new HttpsError('resource-exhausted', 'Too many requests are waiting for a reply.');
      }
      transaction.create(reference, {
        communityId: community.id,
        linkId: link.id,
        name: link.name,
        dates: datesBetween(requested.from, requested.to),
        note: requested.note,
        status: 'new',
        createdAt: FieldValue.serverTimestamp(),
        answeredAt: null,
        answeredBy: null,
      });
    });
    return { requestId: reference.id };
  },
);

/**
 * Adds the closures that a manager requested, or declines them: payload `{ requestId, act }`, result
 * `{ success: true }`. Idempotent.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` when
 * it already has the other answer; `failed-precondition` when all of its dates are past, or the community has
 * the maximum number of closures
 */
export const answerClosureRequest = officeCall(
  managerLinkCalls.answerClosureRequest,
  async ({ requestId, act }, { customerId, by }) => {
    const reference = firestore().doc(paths.closureRequest(customerId, requestId));
    const entity = { reference, schema: closureRequestSchema, missing: 'Request not found.' };
    return changeRecord(entity, async (requested, transaction) => {
      const place = firestore().doc(paths.community(customerId, requested.communityId));
      const community = requireRecord(communitySchema, await transaction.get(place), 'Community not found.');
      const today = localDate(Date.now(), community.timezone);
      const plan = planClosureAnswer(act, requested, today);
      if (!plan.ok) {
        if (plan.code === 'past') throw new HttpsError('failed-precondition', 'These dates have passed.');
        return { ok: false, code: plan.code };
      }
      if (plan.write === null) return { ok: true, fields: null };
      const { status } = plan.write;
      const change = { add: [...plan.write.dates], remove: [] };
      const { dates, added } = closuresAfter(community.noServiceDates, change, today);
      if (dates.length > maxClosures) {
        throw new HttpsError('failed-precondition', `A community can have at most ${maxClosures} closures.`);
      }
      const write = () => {
        if (added.length === 0) return;
        transaction.update(place, { noServiceDates: dates, ...editedBy(by) });
        logActivity(transaction, customerId, community.id, {
          act: 'edited',
          by,
          changes: activityChangesOf({ ...community, ...noCodes }, { noServiceDates: dates }),
        });
      };
      return { ok: true, fields: { status, answeredAt: Date.now(), answeredBy: by }, write };
    });
  },
);

/** Notifies the office of requested closures, like a message from a resident. */
export const notifyClosureRequest = onDocumentCreated(
  { document: 'customers/{customerId}/closureRequests/{requestId}', ...runtime.trigger, retry: true },
  async ({ data, params, time }) => {
    const requested = data && recordOf(closureRequestSchema, data);
    const [first] = requested?.dates ?? [];
    if (!requested || first === undefined) return;
    const { communityId, name, dates, note } = requested;
    const news = {
      kind: 'contactForm',
      recordId: requested.id,
      communityId,
      name,
      unitNumber: '',
      message: note,
      closures: { from: first, to: dates.at(-1) ?? first },
      link: `/communities/${encodeURIComponent(communityId)}?tab=managers`,
    } as const;
    await notifyManagers(params.customerId, news, { communityId, memberId: null }, Date.parse(time));
  },
);
