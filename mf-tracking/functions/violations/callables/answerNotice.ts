import { createHash } from 'node:crypto';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import {
  noticeStatuses,
  paths,
  storagePaths,
  unitSchema,
  type AnswerRefusal,
  type Photo,
} from 'shared-lib/domain';
import { planResidentAnswer, violationSchema, type Violation } from 'mf-tracking/domain';
import { binTagSchema, sentNoticeAnswerSchema, type SentNoticeAnswer } from 'mf-communities/domain';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { noticeId } from 'backend/functions/core/codes/noticeId.ts';
import { guardPublicForm, type ProvenForm } from 'backend/functions/core/contact/guard.ts';
import { publicPlaceOf, type PublicPlace } from 'backend/functions/core/contact/publicPlace.ts';
import { readPicture, receivePicture } from 'backend/functions/core/contact/receivePicture.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { tell } from 'backend/functions/core/notifications/tell.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { caseAt, violationOf } from '../caseRecords.ts';

/** The case that a notice of a tag's page is about; null where the tag is at no door there, or its unit has no such open notice. */
const caseOf = async (
  transaction: Transaction,
  { customerId, community }: PublicPlace,
  { binTagId, answer }: SentNoticeAnswer,
): Promise<Violation | null> => {
  const tag = recordOf(
    binTagSchema,
    await transaction.get(firestore().doc(paths.binTag(customerId, binTagId))),
  );
  if (tag?.status !== 'assigned' || tag.unitId === null || tag.communityId !== community.id) return null;
  const unit = recordOf(
    unitSchema,
    await transaction.get(firestore().doc(paths.unit(customerId, tag.unitId))),
  );
  if (unit?.binTagId !== tag.id || unit.communityId !== community.id) return null;
  const { docs } = await transaction.get(
    firestore()
      .collection(paths.violations(customerId))
      .where('unitId', '==', unit.id)
      .where('status', 'in', noticeStatuses),
  );
  const found = docs.find(({ id }) => noticeId(customerId, id) === answer.noticeId);
  const violation = found ? violationOf(found) : null;
  return violation?.communityId === community.id ? violation : null;
};

/** The file of a photo that was sent along with an answer: of the record, by a name that nobody can choose. */
const photoOf = (
  customerId: string,
  violationId: string,
  proofId: string,
  picture: Buffer,
  at: number,
): Photo => ({
  path: storagePaths.recordPhoto(customerId, 'violations', violationId, `answer-${proofId}.jpg`),
  sha256: createHash('sha256').update(picture).digest('hex'),
  capturedAt: null,
  uploadedAt: at,
  uploadedBy: null,
});

interface Answering {
  readonly sent: SentNoticeAnswer;
  readonly place: PublicPlace;
  readonly proven: ProvenForm;
  readonly picture: Buffer | null;
  readonly now: number;
}

interface Looked {
  readonly refused: AnswerRefusal | null;
  readonly violation: Violation | null;
  readonly photo: Photo | null;
}

/** Looks at a case as it is, and whether it takes the answer. @param write whether to write it then */
const look = ({ sent, place, proven, picture, now }: Answering, write: boolean): Promise<Looked> =>
  inTransaction(async (transaction) => {
    const wasSent = await proven.wasSent(transaction);
    const violation = await caseOf(transaction, place, sent);
    // What was taken is taken again without a word, also when the case is over by now.
    if (violation === null) return { refused: wasSent ? null : 'closed', violation, photo: null };
    const { customerId, community } = place;
    const { id } = proven;
    const photo = picture && photoOf(customerId, violation.id, id, picture, now);
    const plan = planResidentAnswer(sent.answer, {
      violation,
      id,
      at: now,
      timeZone: community.timezone,
      photo,
    });
    if (!plan.ok) return { refused: wasSent ? null : plan.code, violation, photo: null };
    if (write && !wasSent) proven.remember(transaction);
    if (write && plan.fields) {
      transaction.update(caseAt(customerId, violation.id), {
        ...storedFields(violationSchema, plan.fields),
        updatedAt: FieldValue.serverTimestamp(),
      });
    }
    return { refused: null, violation, photo };
  });

/**
 * Takes what a resident answers to a notice on the page of their unit's tag: payload `SentNoticeAnswer`, result `{ refused }`, a code of
 * `AnswerRefusal` or null, for anybody. A tag that is unknown, of elsewhere or at no door is answered like a notice that is over. The office
 * is told by its own settings. Sent again with the same proof, it is one answer all the same.
 * @throws HttpsError `invalid-argument`; `not-found` where there is no such page; `failed-precondition` and `resource-exhausted` by the guard
 */
export const answerNotice = onCall({ ...callableOptions, ...runtime.openForm }, async (request) => {
  const sent = payloadOf(sentNoticeAnswerSchema, request.data);
  const now = Date.now();
  const { guard, ...content } = sent;
  const { businessSlug, communitySlug, binTagId } = sent;
  const ask = { form: 'tagAnswer', businessSlug, communitySlug, binTagId } as const;
  const proven = await guardPublicForm(request, ask, guard, content, now);
  const picture = sent.answer.kind === 'resolved' ? readPicture(sent.photo) : null;
  const answering = { sent, place: await publicPlaceOf(sent), proven, picture, now };
  // The file lies there before the case names it, so that whoever follows the case finds it; of an answer that is refused none is stored.
  const before = await look(answering, false);
  if (before.refused !== null || before.violation === null) return { refused: before.refused };
  if (picture && before.photo) await receivePicture(picture, before.photo.path);
  const { refused, violation } = await look(answering, true);
  if (refused !== null || violation === null) return { refused };
  const { id: recordId, communityId, typeName } = violation;
  const answer = { id: proven.id, kind: sent.answer.kind };
  await tell(
    answering.place.customerId,
    { kind: 'violation', recordId, typeName, answer },
    { communityId, memberId: null },
    now,
  );
  return { refused };
});
