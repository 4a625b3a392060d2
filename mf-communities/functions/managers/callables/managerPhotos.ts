import { isDocumentId, paths, violationSchema, type Violation } from 'shared-lib/domain';
import { managerPageCalls, contactSubmissionSchema } from 'mf-communities/domain';
import { ofCommunity } from 'backend/functions/core/community/history.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { readStoredPicture } from 'backend/functions/core/pictures/readStoredPicture.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { pathOfDoor } from '../doorPhotos.ts';
import { requireManager } from '../managerAccess.ts';
import { openCall } from 'backend/kernel/openCall.ts';

/** A case's photos, in their numbered order. */
export const photosOf = ({ photos, officePhotos }: Pick<Violation, 'photos' | 'officePhotos'>) => [
  ...photos,
  ...officePhotos,
];

/** The path of an approved case's photo. */
const pathOfCase = async (customerId: string, communityId: string, caseNumber: string, index: number) => {
  const cases = ofCommunity(paths.violations(customerId), communityId);
  const [document] = (await cases.where('caseNumber', '==', caseNumber).limit(1).get()).docs;
  const violation = document && recordOf(violationSchema, document);
  return violation?.reviewStatus === 'approved' ? photosOf(violation)[index]?.path : undefined;
};

/** The path of a photo used to decide a report of a missed pickup. */
const pathOfDecision = async (customerId: string, communityId: string, id: string, index: number) => {
  if (!isDocumentId(id)) return undefined;
  const document = await firestore().doc(paths.contactSubmission(customerId, id)).get();
  const submission = recordOf(contactSubmissionSchema, document);
  return submission?.communityId === communityId ? submission.decision?.evidence[index]?.photo : undefined;
};

const pathOf = { violation: pathOfCase, decision: pathOfDecision, door: pathOfDoor } as const;

/**
 * A photo of a violation, of a decision's evidence, or of a door: payload `ManagerAccess` with `of`, `id` and
 * `index`, result `{ contentType, data }` with its bytes in base64, without camera metadata. The type is detected from
 * the content. Files have no URL that could be shared.
 * @throws HttpsError `invalid-argument`; `not-found` also for another community's photo; `permission-denied`,
 * `resource-exhausted` as `requireManager`
 */
export const readManagerPhoto = openCall(managerPageCalls.readManagerPhoto, async (requested, request) => {
  const { customerId, community } = await requireManager(request, requested);
  const path = await pathOf[requested.of](customerId, community.id, requested.id, requested.index);
  return readStoredPicture(customerId, path);
});
