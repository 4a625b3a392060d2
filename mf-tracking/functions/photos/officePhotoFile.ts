import { createHash } from 'node:crypto';
import type { StoredFile } from 'mf-tracking/domain';
import { stripMetadata } from 'backend/functions/core/pictures/stripMetadata.ts';
import { bucket } from 'backend/kernel/firebase.ts';

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A stored office photo, and the hash it has from now on. */
export interface OfficePhotoFile {
  readonly stored: StoredFile | null;
  readonly sha256: string;
}

/**
 * Reads an uploaded office photo and strips camera metadata: place, time, owner. The dashboard does that
 * before uploading, but other callers may not. Idempotent: the file's metadata keeps its original hash.
 * @param sha256 of the file as it was sent
 */
export const officePhotoFile = async (path: string, sha256: string): Promise<OfficePhotoFile> => {
  const file = bucket().file(path);
  try {
    const [[{ contentType = '', metadata = {} }], [bytes]] = await Promise.all([
      file.getMetadata(),
      file.download(),
    ]);
    const found = hashOf(bytes);
    const isSent = found === sha256 || metadata['sentSha256'] === sha256;
    if (!isSent) return { stored: { contentType, sha256: found }, sha256 };
    const plain = stripMetadata(bytes)?.bytes ?? bytes;
    const kept = hashOf(plain);
    if (kept !== found) {
      const metadataOfPlain = { contentType, metadata: { ...metadata, sentSha256: sha256 } };
      await file.save(plain, { resumable: false, metadata: metadataOfPlain });
    }
    return { stored: { contentType, sha256: kept }, sha256: kept };
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return { stored: null, sha256 };
    throw error;
  }
};
