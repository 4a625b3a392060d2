import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { openPlace, sealPlace } from './sealedPlace.ts';

/** As many records as one call looks through for those that fit; the next call goes on behind them. */
const mostLookedAt = 500;
const pageSize = 100;

/** Which page of a list is asked for. */
interface Asked {
  /** The `next` of the page before; null for the first. */
  readonly after: string | null;
  /** Whose list it is: the place in one opens no other. */
  readonly of: string;
  /** As many records as the page has. */
  readonly most: number;
}

/**
 * The next records of a query that fit, begun behind the last one that the page before has looked at: what comes in meanwhile shifts none,
 * and no record is read for a page that does not show it.
 * @param query ordered by `serviceDate`, the latest first
 * @returns also where the next page begins, sealed; null after the last record
 * @throws HttpsError `invalid-argument` for a place that is none of this list
 */
export const nextPage = async <T>(
  query: Query,
  { after, of, most }: Asked,
  fitting: (found: QueryDocumentSnapshot) => T | null,
): Promise<{ readonly found: T[]; readonly next: string | null }> => {
  const ordered = query.orderBy(FieldPath.documentId(), 'desc');
  let place = after === null ? null : await openPlace(of, after);
  if (after !== null && place === null) {
    throw new HttpsError('invalid-argument', 'This list can’t continue from there.', {
      fields: { after: 'place' },
    });
  }
  const found: T[] = [];
  for (let seen = 0; seen < mostLookedAt; seen += pageSize) {
    const from: Query = place === null ? ordered : ordered.startAfter(place.serviceDate, place.id);
    const { docs } = await from.limit(pageSize).get();
    for (const document of docs) {
      place = { serviceDate: String(document.get('serviceDate')), id: document.id };
      const one = fitting(document);
      if (one !== null) found.push(one);
      if (found.length === most) return { found, next: await sealPlace(of, place) };
    }
    if (docs.length < pageSize) return { found, next: null };
  }
  return { found, next: place && (await sealPlace(of, place)) };
};
