import {
  connectStorageEmulator,
  deleteObject,
  getBlob,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage';
import { storageMaxOperationRetryMillis, storageMaxUploadRetryMillis } from '../../domain/index.ts';
import { firebaseApp } from '../../session/index.ts';

let started: FirebaseStorage | undefined;

/** The one Storage client of the page, with the spec's times of retrying (section 9). */
function storage(): FirebaseStorage {
  if (!started) {
    const { app, config } = firebaseApp();
    started = getStorage(app);
    started.maxOperationRetryTime = storageMaxOperationRetryMillis;
    started.maxUploadRetryTime = storageMaxUploadRetryMillis;
    if (config.emulators) {
      const { hostname, port } = new URL(config.emulators.storage);
      connectStorageEmulator(started, hostname, Number(port));
    }
  }
  return started;
}

/** How an upload is watched and ended. */
export interface UploadOptions {
  /** Ends it; it then fails with `storage/canceled`. */
  readonly signal: AbortSignal;
  /** @param share of the bytes that have arrived, 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/**
 * Uploads a file that never changes under its path, so that browsers may keep it.
 * @returns the address at which whoever has it reads the file.
 * @throws StorageError
 */
export async function uploadFile(path: string, file: Blob, options: UploadOptions): Promise<string> {
  const { signal, onProgress } = options;
  const target = ref(storage(), path);
  const task = uploadBytesResumable(target, file, {
    contentType: file.type,
    cacheControl: 'private, max-age=31536000, immutable',
  });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
  );
  try {
    await task;
    return await getDownloadURL(target);
  } finally {
    stop();
    signal.removeEventListener('abort', cancel);
  }
}

/** Deletes a file. @throws StorageError */
export const deleteFile = (path: string): Promise<void> => deleteObject(ref(storage(), path));

/** Fetches a file's bytes. @throws StorageError */
export const fetchFile = (path: string): Promise<Blob> => getBlob(ref(storage(), path));
