import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import {
  noticeStatuses,
  paths,
  storagePaths,
  unitSchema,
  type AnswerRefusal,
  type Photo,
} from 'shared-lib/domain';
import { planResidentAnswer, violationSchema, type Violation } from 'mf-tracking/domain';
import { binTagSchema, publicFormCalls, type SentNoticeAnswer } from 'mf-communities/domain';
import { noticeId } from 'backend/functions/core/codes/noticeId.ts';
import { guardPublicForm, type ProvenForm } from 'backend/functions/core/contact/guard.ts';
import { publicPlaceOf, type PublicPlace } from 'backend/functions/core/contact/publicPlace.ts';
import { readPicture, receivePicture } from 'backend/functions/core/contact/receivePicture.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { notifyManagers } from 'backend/functions/core/notifications/notifyManagers.ts';
import { openCallWith } from 'backend/kernel/openCall.ts';
import { recordOf, updateRecord } from 'backend/kernel/records.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { caseAt, violationOf } from '../caseRecords.ts';

/**
 * The case of a notice on a tag's page; null if the tag isn't at a door there, or its unit has no such open
 * notice.
 */
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

/** The file of a photo sent with an answer: it belongs to the record, and its name can't be chosen. */
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

/**
 * Reads the current case, and checks whether it accepts the answer.
 * @param write whether to write it if accepted
 */
const look = ({ sent, place, proven, picture, now }: Answering, write: boolean): Promise<Looked> =>
  inTransaction(async (transaction) => {
    const wasSent = await proven.wasSent(transaction);
    const violation = await caseOf(transaction, place, sent);
    // A repeat of an accepted answer is silently accepted, even if the case has since been closed.
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
      updateRecord(transaction, caseAt(customerId, violation.id), violationSchema, plan.fields);
    }
    return { refused: null, violation, photo };
  });

/**
 * Accepts a resident's answer to a notice on their unit's tag page: payload `SentNoticeAnswer`, result
 * `{ refused }`, a code of `AnswerRefusal` or null, for anyone. An unknown, foreign or unassigned tag gets
 * the same answer as a closed notice. The office is notified according to its settings. A repeated proof
 * creates no second answer.
 * @throws HttpsError `invalid-argument`; `not-found` without such a page; `failed-precondition` and
 * `resource-exhausted` by the guard
 */
export const answerNotice = openCallWith(runtime.openForm)(
  publicFormCalls.answerNotice,
  async (sent, request) => {
    const now = Date.now();
    const { guard, ...content } = sent;
    const { businessSlug, communitySlug, binTagId } = sent;
    const ask = { form: 'tagAnswer', businessSlug, communitySlug, binTagId } as const;
    const proven = await guardPublicForm(request, ask, guard, content, now);
    const picture = sent.answer.kind === 'resolved' ? readPicture(sent.photo) : null;
    const answering = { sent, place: await publicPlaceOf(sent), proven, picture, now };
    // The file is stored before the case refers to it, so that triggers on the case find it; nothing is
    // stored for a rejected answer.
    const before = await look(answering, false);
    if (before.refused !== null || before.violation === null) return { refused: before.refused };
    if (picture && before.photo) await receivePicture(picture, before.photo.path);
    const { refused, violation } = await look(answering, true);
    if (refused !== null || violation === null) return { refused };
    const { id: recordId, communityId, typeName } = violation;
    const answer = { id: proven.id, kind: sent.answer.kind };
    await notifyManagers(
      answering.place.customerId,
      { kind: 'violation', recordId, typeName, answer },
      { communityId, memberId: null },
      now,
    );
    return { refused };
  },
);
