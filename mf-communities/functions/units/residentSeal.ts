import { createHash, randomUUID } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readDocument, unitSchema } from 'shared-lib/domain';
import { moveBackWithin, residentOf, type Resident } from 'mf-communities/domain';

/** A unit's seal of a former resident: enough to recognize them again, without any personal data. */
export interface ResidentSeal {
  /** When they moved out; epoch milliseconds of the server. */
  readonly at: number;
  readonly salt: string;
  readonly hash: string;
}

const hashOf = (resident: Resident, salt: string): string => {
  const entries = Object.entries(resident).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([salt, entries]))
    .digest('base64url');
};

/** Seals a unit resident's data; null for an unreadable unit, which can't be restored. */
export function sealResident(unit: DocumentSnapshot, now: number): ResidentSeal | null {
  const read = readDocument(unitSchema, unit.ref.path, unit.data() ?? {});
  if (!read.ok) return null;
  const salt = randomUUID();
  return { at: now, salt, hash: hashOf(residentOf(read.value), salt) };
}

/** Whether a resident is the one who moved out, with the same consent, and recently enough. */
export const isSealed = (seal: ResidentSeal | null, resident: Resident, now: number): boolean =>
  seal !== null && now - seal.at <= moveBackWithin && seal.hash === hashOf(resident, seal.salt);
