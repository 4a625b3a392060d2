import { onDocumentCreated, onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import {
  clockInOutSchema,
  residentMessageSchema,
  paths,
  requestRecordSchema,
  violationSchema,
  type ResidentMessage,
} from 'shared-lib/domain';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { withdrawMissed } from '../../nights/withdrawMissed.ts';
import { requestNewsIn, clockNewsIn, isNew, requestNewsOf, textIn } from '../newsIn.ts';
import { notifyManagers } from '../notifyManagers.ts';

const below = (collection: string) =>
  ({
    document: `customers/{customerId}/${collection}/{recordId}`,
    ...runtime.trigger,
    retry: true,
  }) as const;

/** Notifies about clock-ins, clock-outs and missed shifts. A clock-in undoes the missed shift. */
export const notifyClockInOut = onDocumentWritten(below('clockInOuts'), async ({ data, params, time }) => {
  if (data === undefined) return;
  const { customerId } = params;
  const after = recordOf(clockInOutSchema, data.after);
  const at = Date.parse(time);
  for (const news of clockNewsIn(recordOf(clockInOutSchema, data.before), after, at)) {
    if (after === null) continue;
    const notified = await notifyManagers(customerId, news, after, at);
    if (notified && news.kind === 'clockIn') await withdrawMissed(customerId, news, after, notified, at);
  }
});

/** Notifies about reported violations. */
export const notifyViolation = onDocumentCreated(below('violations'), async ({ data, params, time }) => {
  const violation = data && recordOf(violationSchema, data);
  const at = Date.parse(time);
  if (!violation || !isNew(violation.createdAt, at)) return;
  const { id: recordId, typeId, typeName } = violation;
  await notifyManagers(
    params.customerId,
    { kind: 'violation', recordId, typeName: typeName || (await nameOfType(params.customerId, typeId)) },
    violation,
    at,
  );
});

/** The name of a violation type, in English, as stored; its id if it has none. */
const nameOfType = async (customerId: string, typeId: string): Promise<string> => {
  const found = await firestore().doc(paths.violationType(customerId, typeId)).get();
  const name: unknown = found.get('name.en');
  return typeof name === 'string' && name !== '' ? name : typeId;
};

const contactNews = ({ id: recordId, communityId, name, unitNumber }: ResidentMessage, message: string) =>
  ({ kind: 'contactForm', recordId, communityId, name, unitNumber: unitNumber ?? '', message }) as const;

/** Notifies about resident requests. */
export const notifyContactForm = onDocumentCreated(
  below('contactSubmissions'),
  async ({ data, params, time }) => {
    const form = data && recordOf(residentMessageSchema, data);
    const at = Date.parse(time);
    if (!form || !isNew(form.createdAt, at)) return;
    const { communityId, message } = form;
    await notifyManagers(params.customerId, contactNews(form, message), { communityId, memberId: null }, at);
  },
);

/** Notifies about texts that residents add to their request. */
export const notifyResidentText = onDocumentUpdated(
  below('contactSubmissions'),
  async ({ data, params, time }) => {
    const after = data && recordOf(residentMessageSchema, data.after);
    const text = after && textIn(recordOf(residentMessageSchema, data.before), after);
    if (!text) return;
    const { communityId } = after;
    const news = { ...contactNews(after, text.text), textId: text.id };
    await notifyManagers(params.customerId, news, { communityId, memberId: null }, Date.parse(time));
  },
);

/** Notifies about time off and shifts that members request. */
export const notifyRequest = onDocumentWritten(below('requests'), async ({ data, params, time }) => {
  if (data === undefined) return;
  const asking = requestNewsIn(
    recordOf(requestRecordSchema, data.before),
    recordOf(requestRecordSchema, data.after),
  );
  if (asking.length === 0) return;
  // The record's current state: two events in the wrong order give the same result.
  const record = recordOf(requestRecordSchema, await data.after.ref.get());
  for (const memberId of asking) {
    const at = Date.parse(time);
    const news = record && requestNewsOf(record, memberId, at);
    if (news) await notifyManagers(params.customerId, news, news, at, { replaces: true });
  }
});
