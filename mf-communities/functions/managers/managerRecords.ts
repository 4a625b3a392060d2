import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { formKey } from 'backend/functions/core/contact/formKey.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { settingsOf } from 'backend/kernel/settingsOf.ts';
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { findDoors, type FoundDoor } from 'mf-communities/domain';
import {
  doorName,
  doorNameKey,
  paths,
  serviceLogSchema,
  shards,
  unitListSchema,
  type ServiceLog,
} from 'shared-lib/domain';

/** The record after which a list continues, latest night first. */
export interface ListCursor {
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly id: string;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The key that seals cursors, derived from the one that signs forms. */
const placeKey = async (): Promise<Buffer> =>
  createHash('sha256')
    .update(`managerPlaces/${await formKey()}`)
    .digest();

/**
 * Seals a cursor before it is handed out: a record's id starts with its author's.
 * @param of identifies the list
 */
export const sealCursor = async (of: string, { serviceDate, id }: ListCursor): Promise<string> => {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, await placeKey(), nonce).setAAD(Buffer.from(of));
  const sealed = Buffer.concat([sealing.update(`${serviceDate} ${id}`, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
};

/** Opens a cursor that `sealCursor` made for the same list; null for anything else. */
export const openCursor = async (of: string, sealed: string): Promise<ListCursor | null> => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= nonceBytes + tagBytes) return null;
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  const opening = createDecipheriv(cipher, await placeKey(), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(of))
    .setAuthTag(tag);
  try {
    const words =
      opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
    const [serviceDate = '', id = ''] = [words.slice(0, 10), words.slice(11)];
    return { serviceDate, id };
  } catch {
    return null;
  }
};

/** How many records one call searches for matches; the next call continues after them. */
const maxScanned = 500;
const pageSize = 100;

/** The requested page of a list. */
interface Asked {
  /** The `next` of the previous page; null for the first. */
  readonly after: string | null;
  /** Identifies the list: a cursor works only for its own. */
  readonly of: string;
  /** The page size. */
  readonly max: number;
}

/**
 * The next matching records of a query, starting after the last record the previous page examined. New
 * records don't shift the page, and records of earlier pages aren't read again.
 * @param query ordered by `serviceDate`, the latest first
 * @returns also the sealed cursor of the next page; null after the last record
 * @throws HttpsError `invalid-argument` for a cursor that isn't this list's
 */
export const nextPage = async <T>(
  query: Query,
  { after, of, max }: Asked,
  fitting: (found: QueryDocumentSnapshot) => T | null,
): Promise<{ readonly found: T[]; readonly next: string | null }> => {
  const ordered = query.orderBy(FieldPath.documentId(), 'desc');
  let place = after === null ? null : await openCursor(of, after);
  if (after !== null && place === null) {
    throw new HttpsError('invalid-argument', 'This list can’t continue from there.', {
      fields: { after: 'place' },
    });
  }
  const found: T[] = [];
  for (let seen = 0; seen < maxScanned; seen += pageSize) {
    const from: Query = place === null ? ordered : ordered.startAfter(place.serviceDate, place.id);
    const { docs } = await from.limit(pageSize).get();
    for (const document of docs) {
      place = { serviceDate: String(document.get('serviceDate')), id: document.id };
      const one = fitting(document);
      if (one !== null) found.push(one);
      if (found.length === max) return { found, next: await sealCursor(of, place) };
    }
    if (docs.length < pageSize) return { found, next: null };
  }
  return { found, next: place && (await sealCursor(of, place)) };
};

/** The names of a community's doors, and nothing else about its units. */
export interface DoorNames {
  /** A unit's name; a dash for a deleted one. */
  readonly nameOf: (unitId: string) => string;
  /** The ids of units with that name, however it is spelled: `a-203`, `A/203` and `203` alike. */
  readonly idsOf: (typed: string) => ReadonlySet<string>;
  /** Matched as in `findDoors`. */
  readonly find: (typed: string) => readonly FoundDoor[];
}

/** Reads the names of a community's doors, from the summary of its units. */
export const readDoorNames = async (customerId: string, communityId: string): Promise<DoorNames> => {
  const found = await firestore().getAll(
    ...shards.map((shard) => firestore().doc(paths.unitListShard(customerId, communityId, shard))),
  );
  const units = found.flatMap((shard) => recordOf(unitListSchema, shard)?.entries ?? []);
  const names = new Map(units.map((unit) => [unit.id, doorName(unit)]));
  return {
    nameOf: (unitId) => names.get(unitId) ?? '–',
    idsOf: (typed) => {
      const wanted = doorNameKey(typed);
      return new Set(
        units.flatMap((unit) =>
          doorNameKey(doorName(unit)) === wanted || doorNameKey(unit.unitNumber) === wanted ? [unit.id] : [],
        ),
      );
    },
    find: (typed) => findDoors(units, typed),
  };
};

/** Whether the business shows property managers the photos from its doors; not if its settings can't be read. */
export const areDoorPhotosShown = async (customerId: string): Promise<boolean> => {
  const stored = await firestore().doc(paths.settingsSection(customerId, 'business')).get();
  return settingsOf('business', stored).managersSeePhotos;
};

/** The context of a photo's seal: it opens only for its own community. */
const sealedFor = (communityId: string): string => `${communityId}/doorPhoto`;

/** A log's photo for a manager's page, sealed, since the log's id would reveal who was there; null without one. */
export const sealDoorPhoto = async (
  communityId: string,
  { id, serviceDate, photo }: Pick<ServiceLog, 'id' | 'serviceDate' | 'photo'>,
): Promise<string | null> =>
  photo === null ? null : sealCursor(sealedFor(communityId), { serviceDate, id });

/**
 * The path of a door's photo; undefined unless the business shows them, and for an entry corrected since.
 * @param sealed from `sealDoorPhoto`
 */
export const pathOfDoor = async (
  customerId: string,
  communityId: string,
  sealed: string,
): Promise<string | undefined> => {
  const opened = await openCursor(sealedFor(communityId), sealed);
  if (opened === null || !(await areDoorPhotosShown(customerId))) return undefined;
  const document = await firestore()
    .doc(`${paths.serviceLogs(customerId)}/${opened.id}`)
    .get();
  const log = recordOf(serviceLogSchema, document);
  if (log?.communityId !== communityId || log.corrected !== null) return undefined;
  return log.photo?.path;
};
