import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { chunksOf, paths, textMessageSchema } from 'shared-lib/domain';
import { broadcastSchema, type Broadcast } from 'mf-settings/domain';
import { planBroadcast, type PlannedText } from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { textDocument } from 'backend/functions/core/messages/queueMessage.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { readBroadcast } from 'backend/functions/core/broadcasts/broadcastFacts.ts';

/** How many texts one transaction creates: each is read first, and a transaction may write at most 500. */
const chunk = 200;

/** The document of a broadcast's text. Its id is derived from the number, so no one gets two texts of one broadcast. */
const textAt = (broadcastId: string, { to }: PlannedText): DocumentReference =>
  firestore().doc(paths.textMessage(`broadcast-${broadcastId}-${to.slice(1)}`));

/** Creates the texts that don't exist yet. @returns whether to continue: not once the broadcast is canceled */
const makeChunk = (
  customerId: string,
  reference: DocumentReference,
  { id, expiresAt }: Pick<Broadcast, 'id' | 'expiresAt'>,
  texts: readonly PlannedText[],
): Promise<boolean> =>
  inTransaction(async (transaction) => {
    const [stored, ...found] = await transaction.getAll(reference, ...texts.map((text) => textAt(id, text)));
    if (stored!.get('status') !== 'making') return false;
    const missing = texts.filter((_, index) => !found[index]!.exists);
    for (const text of missing) {
      transaction.create(textAt(id, text), {
        ...textDocument({ ...text, purpose: 'service', customerId }),
        ...storedFields(textMessageSchema, { broadcastId: id, expiresAt }),
      });
    }
    if (missing.length > 0)
      transaction.update(reference, {
        made: FieldValue.increment(missing.length),
        updatedAt: FieldValue.serverTimestamp(),
      });
    return true;
  });

const end = (reference: DocumentReference, status: Broadcast['status']) =>
  inTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    if (stored.get('status') === 'making')
      transaction.update(reference, { status, updatedAt: FieldValue.serverTimestamp() });
  });

/**
 * Creates a broadcast's texts, in parts. It decides again who gets one, from the current units and suppressions.
 * If killed at any moment or started twice, it creates the missing texts without duplicates.
 */
export const makeTexts = async (customerId: string, broadcastId: string): Promise<void> => {
  const reference = firestore().doc(paths.broadcast(customerId, broadcastId));
  const stored = await reference.get();
  const broadcast = recordOf(broadcastSchema, stored);
  if (broadcast === null) {
    if (stored.exists) await end(reference, 'failed');
    return;
  }
  if (broadcast.status !== 'making') return;
  const { kind, communityIds, minutes, words, expiresAt } = broadcast;
  const { settings: _, ...facts } = await readBroadcast(customerId, { kind, communityIds, minutes, words });
  const now = Date.now();
  const { texts } = planBroadcast({ ...facts, words, now, expiresAt: expiresAt ?? now });
  for (const part of chunksOf(texts, chunk)) {
    if (!(await makeChunk(customerId, reference, broadcast, part))) return;
  }
  await end(reference, 'made');
  logger.info(`${reference.path}: ${texts.length} texts created`);
};

/** Creates the texts of a confirmed broadcast. */
export const makeBroadcastTexts = onDocumentCreated(
  {
    document: 'customers/{customerId}/broadcasts/{broadcastId}',
    ...runtime.jobs,
    retry: true,
  },
  ({ params }) => makeTexts(params.customerId, params.broadcastId),
);
