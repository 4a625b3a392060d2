import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { openCursor, sealCursor } from './listCursor.ts';

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
  readonly most: number;
}

/**
 * The next matching records of a query, starting after the last record the previous page examined. New
 * records don't shift the page, and no record is read for a page that doesn't show it.
 * @param query ordered by `serviceDate`, the latest first
 * @returns also the sealed cursor of the next page; null after the last record
 * @throws HttpsError `invalid-argument` for a cursor that isn't this list's
 */
export const nextPage = async <T>(
  query: Query,
  { after, of, most }: Asked,
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
      if (found.length === most) return { found, next: await sealCursor(of, place) };
    }
    if (docs.length < pageSize) return { found, next: null };
  }
  return { found, next: place && (await sealCursor(of, place)) };
};
