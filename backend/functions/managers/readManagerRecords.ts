import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  managerLogsAskedSchema,
  managerPageLimits,
  managerPhotoAskedSchema,
  managerViolationsAskedSchema,
  paths,
  serviceLogSchema,
  violationSchema,
  type ManagerLog,
  type ManagerViolation,
  type Violation,
} from 'shared-lib/domain';
import { callableOptions, payloadOf } from '../calls.ts';
import { ofCommunity } from '../communities/history.ts';
import { bucket, firestore } from '../firebase.ts';
import { onCall } from '../onCall.ts';
import { recordOf } from '../summaries/directorySources.ts';
import { readDoorNames, type DoorNames } from './doorNames.ts';
import { requireManager } from './managerAccess.ts';

/** As many records as one call looks through for those that fit; the next call goes on behind them. */
const mostLookedAt = 500;
const pageSize = 100;

/**
 * The next records of a query that fit.
 * @param after how many records the pages before have looked through
 * @returns also how many this one and those before have; null after the last
 */
const nextPage = async <T>(
  query: Query,
  after: number,
  most: number,
  fitting: (found: QueryDocumentSnapshot) => T | null,
): Promise<{ readonly found: T[]; readonly next: number | null }> => {
  const found: T[] = [];
  const end = Math.min(after + mostLookedAt, managerPageLimits.records);
  for (let seen = after; seen < end;) {
    const { docs } = await query.offset(seen).limit(pageSize).get();
    for (const document of docs) {
      seen += 1;
      const one = fitting(document);
      if (one !== null) found.push(one);
      if (found.length === most) return { found, next: seen };
    }
    if (docs.length < pageSize) return { found, next: null };
  }
  return { found, next: end < managerPageLimits.records ? end : null };
};

/** The photos of a case, in the order in which they are numbered. */
const photosOf = ({ photos, officePhotos }: Pick<Violation, 'photos' | 'officePhotos'>) => [
  ...photos,
  ...officePhotos,
];

/** A case as a manager sees it. A notice says its words and when it went out, and not to whom. */
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
 * Violations that a person has approved, the latest night first: payload `ManagerAccess` with `status`, `unitNumber` and `after`, result
 * `{ violations, next }`, where `next` is the `after` of the next page.
 * @throws HttpsError `invalid-argument`; `permission-denied`, `resource-exhausted` as `requireManager`
 */
export const readManagerViolations = onCall(callableOptions, async (request) => {
  const asked = payloadOf(managerViolationsAskedSchema, request.data);
  const { customerId, community } = await requireManager(request, asked);
  const doors = await readDoorNames(customerId, community.id);
  const units = asked.unitNumber ? doors.idsOf(asked.unitNumber) : null;
  const query = firestore()
    .collection(paths.violations(customerId))
    .where('communityId', '==', community.id)
    .orderBy('serviceDate', 'desc');
  const { found, next } = await nextPage(query, asked.after, managerPageLimits.violations, (document) => {
    const violation = recordOf(violationSchema, document);
    if (violation?.reviewStatus !== 'approved') return null;
    if (asked.status !== null && violation.status !== asked.status) return null;
    if (units !== null && !units.has(violation.unitId)) return null;
    return shownViolation(violation, doors);
  });
  return { violations: found, next };
});

/**
 * What happened at the doors, the latest night first: payload `ManagerAccess` with `from`, `to`, `unitNumber` and `after`, result
 * `{ logs, next }`. Entries that were corrected are left out.
 * @throws HttpsError `invalid-argument`, also for more than a month; `permission-denied`, `resource-exhausted` as `requireManager`
 */
export const readManagerLogs = onCall(callableOptions, async (request) => {
  const asked = payloadOf(managerLogsAskedSchema, request.data);
  const { customerId, community } = await requireManager(request, asked);
  const doors = await readDoorNames(customerId, community.id);
  const units = asked.unitNumber ? doors.idsOf(asked.unitNumber) : null;
  const logs = firestore().collection(paths.serviceLogs(customerId));
  const [only] = units?.size === 1 ? units : [];
  const query = (
    only === undefined ? logs.where('communityId', '==', community.id) : logs.where('unitId', '==', only)
  )
    .where('serviceDate', '>=', asked.from)
    .where('serviceDate', '<=', asked.to)
    .orderBy('serviceDate', 'desc');
  const { found, next } = await nextPage(
    query,
    asked.after,
    managerPageLimits.logs,
    (document): ManagerLog | null => {
      const log = recordOf(serviceLogSchema, document);
      if (log === null || log.corrected !== null || log.communityId !== community.id) return null;
      if (units !== null && !units.has(log.unitId)) return null;
      const { unitId, serviceDate, servicedAt, outcome, reason } = log;
      return { unitNumber: doors.nameOf(unitId), serviceDate, servicedAt, outcome, reason };
    },
  );
  return { logs: found, next };
});

/** What a picture may be, and how large it may be to go into one answer; the storage rules take no larger one. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const mostBytes = 10 * 1024 * 1024;

/** A photo that can't be shown, whatever the reason. */
const noPhoto = () => new HttpsError('not-found', 'There is no such photo.');

/**
 * A photo of a violation: payload `ManagerAccess` with `caseNumber` and `index`, its place, result `{ contentType, data }` with its bytes in
 * base64. Files have no address that could be passed on.
 * @throws HttpsError `invalid-argument`; `not-found` also for a case of another community; `permission-denied`, `resource-exhausted` as
 *   `requireManager`
 */
export const readManagerPhoto = onCall(callableOptions, async (request) => {
  const asked = payloadOf(managerPhotoAskedSchema, request.data);
  const { customerId, community } = await requireManager(request, asked);
  const cases = ofCommunity(paths.violations(customerId), community.id);
  const [document] = (await cases.where('caseNumber', '==', asked.caseNumber).limit(1).get()).docs;
  const violation = document && recordOf(violationSchema, document);
  if (violation?.reviewStatus !== 'approved') throw noPhoto();
  const photo = photosOf(violation)[asked.index];
  // A record names files of its own business alone.
  if (photo === undefined || !photo.path.startsWith(`${paths.customer(customerId)}/`)) throw noPhoto();
  try {
    const file = bucket().file(photo.path);
    const [{ contentType = '', size = 0 }] = await file.getMetadata();
    if (!pictureTypes.includes(contentType) || Number(size) > mostBytes) throw noPhoto();
    const [bytes] = await file.download();
    return { contentType, data: bytes.toString('base64') };
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) throw noPhoto();
    throw error;
  }
});
