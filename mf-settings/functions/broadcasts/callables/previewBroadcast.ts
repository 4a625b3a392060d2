import { randomUUID } from 'node:crypto';
import { textDocument } from 'backend/functions/core/messages/queueMessage.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { broadcastCalls, checkWords, maxTestsPerHour, renderText, sampleText } from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { heavyOfficeCall, officeCall } from 'backend/kernel/officeCall.ts';
import { readPlan } from 'backend/kernel/readPlan.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { timestampOf } from 'backend/kernel/storedFields.ts';
import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import {
  communitySchema,
  customerSchema,
  defaultTimeZone,
  localDate,
  paths,
  senderOf,
} from 'shared-lib/domain';
import { planRequestedBroadcast } from '../planRequestedBroadcast.ts';
import {
  remainingSegments,
  requireTextable,
  textCountsAt,
} from 'backend/functions/core/broadcasts/textPermission.ts';

/**
 * Previews a broadcast: payload `{ kind, communityIds, minutes, words }`, result `{ counts, places, leftThisMonth }`.
 * Writes nothing.
 * @throws HttpsError `unauthenticated`, `permission-denied`, and those of `planRequestedBroadcast`
 */
export const previewBroadcast = heavyOfficeCall(
  broadcastCalls.previewBroadcast,
  async (ask, { customerId }) => {
    const now = Date.now();
    const [{ plan, settings }, month] = await Promise.all([
      planRequestedBroadcast(customerId, ask, now),
      textCountsAt(customerId, now),
    ]);
    const { counts, places } = plan;
    const left = await firestore().runTransaction(
      async (transaction) =>
        remainingSegments(await transaction.get(month), settings, await readPlan(transaction, customerId)),
      { readOnly: true },
    );
    return { counts, places: [...places], leftThisMonth: left };
  },
);

const hour = 3_600_000;

const at = (path: string): DocumentReference => firestore().doc(path);

/**
 * Sends a text to the user's own phone, as residents would get it: payload `{ to, kind, language, words, communityId
 * }`, result `{ messageId }`.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `invalid-argument` for words that can't be sent;
 * `failed-precondition` if texts are turned off or not set up, or the phone opted out; `resource-exhausted` for too
 * many within an hour or a month
 */
export const sendTestText = officeCall(broadcastCalls.sendTestText, async (requested, { customerId, by }) => {
  const { to, kind, language, words, communityId } = requested;
  const problem = checkWords(kind, words);
  if (problem) throw fieldRefusal('invalid-argument', 'These words can’t be sent.', { words: problem });
  const now = Date.now();
  const messageId = `test-${randomUUID()}`;
  await firestore().runTransaction(async (transaction) => {
    const { settings, count } = await requireTextable(transaction, customerId, to, 'to');
    const [customer, tests, place] = await transaction.getAll(
      at(paths.customer(customerId)),
      at(paths.testTexts(customerId, by)),
      ...(communityId === null ? [] : [at(paths.community(customerId, communityId))]),
    );
    const before = ((tests!.get('sentAt') ?? []) as Timestamp[]).filter(
      (moment) => moment.toMillis() > now - hour,
    );
    if (before.length >= maxTestsPerHour)
      throw fieldRefusal('resource-exhausted', 'Too many test texts. Try again later.', {
        to: { code: 'tooManyTests', max: maxTestsPerHour },
      });
    const businessName = (customer && recordOf(customerSchema, customer)?.businessName) ?? '';
    const community = place && recordOf(communitySchema, place);
    const body = renderText(
      words,
      {
        ...sampleText,
        ...(community && { community }),
        sender: senderOf(settings.senderName, businessName),
        businessName,
        date: localDate(now, defaultTimeZone),
      },
      language,
    );
    count(transaction, body);
    transaction.set(tests!.ref, { sentAt: [...before, timestampOf(now)] });
    transaction.create(
      at(paths.textMessage(messageId)),
      textDocument({ to, body, purpose: 'test', customerId, communityId: null, unitId: null }, now),
    );
  });
  return { messageId };
});
