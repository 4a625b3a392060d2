import { createHash } from 'node:crypto';
import type { StoredFile } from 'mf-tracking/domain';
import { bucket } from 'backend/kernel/firebase.ts';

/** The file at a path, with a hash of its bytes; null if there is none. The rules limit its size. */
export const storedFile = async (path: string): Promise<StoredFile | null> => {
  const file = bucket().file(path);
  try {
    const [[{ contentType = '' }], [bytes]] = await Promise.all([file.getMetadata(), file.download()]);
    return { contentType, sha256: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return null;
    throw error;
  }
};
