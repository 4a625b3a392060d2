import { ofCommunity } from 'backend/functions/core/community/history.ts';
import { readStoredPicture } from 'backend/functions/core/pictures/readStoredPicture.ts';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  isDocumentId,
  paths,
  serviceLogSchema,
  violationSchema,
  type ServiceLog,
  type Violation,
} from 'shared-lib/domain';
import {
  contactSubmissionSchema,
  managerPageCalls,
  managerPageLimits,
  type ManagerLog,
  type ManagerViolation,
} from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { requireManager } from '../managerAccess.ts';
import {
  areDoorPhotosShown,
  nextPage,
  pathOfDoor,
  readDoorNames,
  sealDoorPhoto,
  type DoorNames,
} from '../managerRecords.ts';
import { openCall } from 'backend/kernel/openCall.ts';

/** A case's photos, in their numbered order. */
const photosOf = ({ photos, officePhotos }: Pick<Violation, 'photos' | 'officePhotos'>) => [
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
 * `index`, result `{ contentType, data }` with its bytes in base64, without camera metadata. The type is
 * detected from the content. Files have no URL that could be shared.
 * @throws HttpsError `invalid-argument`; `not-found`, including for another community's photo;
 * `permission-denied`, `resource-exhausted` as `requireManager`
 */
export const readManagerPhoto = openCall(managerPageCalls.readManagerPhoto, async (requested, request) => {
  const { customerId, community } = await requireManager(request, requested);
  const path = await pathOf[requested.of](customerId, community.id, requested.id, requested.index);
  return readStoredPicture(customerId, path);
});

/** A case as a manager sees it. A notice has its text and when it was sent, but not to whom. */
const shownViolation = (violation: Violation, doors: DoorNames): ManagerViolation => ({
  caseNumber: violation.caseNumber,
  unitNumber: doors.nameOf(violation.unitId),
  typeName: violation.typeName,
  typeNameEs: violation.typeNameEs,
  severity: violation.severity,
  description: violation.description,
  serviceDate: violation.serviceDate,
  observedAt: violation.observedAt,
  status: violation.status,
  occurrence: violation.occurrence,
  cureBy: violation.cureBy,
  resolvedAt: violation.resolvedAt,
  photos: photosOf(violation).length,
  notices: violation.notices.map(({ level, channel, sentAt, subject, text }) => ({
    level,
    channel,
    sentAt,
    subject,
    text,
  })),
});

/**
 * Approved violations, latest night first: payload `ManagerAccess` with `status`, `unitNumber` and `after`,
 * result `{ violations, next }`, where `next` is the `after` of the next page.
 * @throws HttpsError `invalid-argument`; `permission-denied`, `resource-exhausted` as `requireManager`
 */
export const readManagerViolations = openCall(
  managerPageCalls.readManagerViolations,
  async (requested, request) => {
    const { customerId, community } = await requireManager(request, requested);
    const doors = await readDoorNames(customerId, community.id);
    const units = requested.unitNumber ? doors.idsOf(requested.unitNumber) : null;
    const query = firestore()
      .collection(paths.violations(customerId))
      .where('communityId', '==', community.id)
      .orderBy('serviceDate', 'desc');
    const fitting = (document: QueryDocumentSnapshot): ManagerViolation | null => {
      const violation = recordOf(violationSchema, document);
      if (violation?.reviewStatus !== 'approved') return null;
      if (requested.status !== null && violation.status !== requested.status) return null;
      if (units !== null && !units.has(violation.unitId)) return null;
      return shownViolation(violation, doors);
    };
    const page = {
      after: requested.after,
      of: `${community.id}/violations`,
      max: managerPageLimits.violations,
    };
    const { found, next } = await nextPage(query, page, fitting);
    return { violations: found, next };
  },
);

/**
 * Service logs, latest night first: payload `ManagerAccess` with `from`, `to`, `unitNumber` and `after`,
 * result `{ logs, next }`. Entries that were corrected are left out, and photos unless the business shows them.
 * @throws HttpsError `invalid-argument`, including for more than a month; `permission-denied`,
 * `resource-exhausted` as `requireManager`
 */
export const readManagerLogs = openCall(managerPageCalls.readManagerLogs, async (requested, request) => {
  const { customerId, community } = await requireManager(request, requested);
  const [doors, hasPhotos] = await Promise.all([
    readDoorNames(customerId, community.id),
    areDoorPhotosShown(customerId),
  ]);
  const units = requested.unitNumber ? doors.idsOf(requested.unitNumber) : null;
  const logs = firestore().collection(paths.serviceLogs(customerId));
  const [only] = units?.size === 1 ? units : [];
  const query = (
    only === undefined ? logs.where('communityId', '==', community.id) : logs.where('unitId', '==', only)
  )
    .where('serviceDate', '>=', requested.from)
    .where('serviceDate', '<=', requested.to)
    .orderBy('serviceDate', 'desc');
  const fitting = (document: QueryDocumentSnapshot): ServiceLog | null => {
    const log = recordOf(serviceLogSchema, document);
    if (log === null || log.corrected !== null || log.communityId !== community.id) return null;
    return units === null || units.has(log.unitId) ? log : null;
  };
  const page = { after: requested.after, of: `${community.id}/logs`, max: managerPageLimits.logs };
  const { found, next } = await nextPage(query, page, fitting);
  const shown = found.map(async (log): Promise<ManagerLog> => {
    const { unitId, serviceDate, servicedAt, outcome, reason } = log;
    const photo = hasPhotos ? await sealDoorPhoto(community.id, log) : null;
    return { unitNumber: doors.nameOf(unitId), serviceDate, servicedAt, outcome, reason, photo };
  });
  return { logs: await Promise.all(shown), next };
});
