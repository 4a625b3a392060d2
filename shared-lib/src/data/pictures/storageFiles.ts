import {
  connectStorageEmulator,
  deleteObject,
  getBlob,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
  type UploadTask,
} from 'firebase/storage';
import { storageMaxOperationRetryMillis, storageMaxUploadRetryMillis } from '../../domain/index.ts';
import { firebaseApp } from '../../session/index.ts';
import { currentConnection, watchConnection } from '../connection/connection.ts';

let started: FirebaseStorage | undefined;

/** The page's only Storage client, with the spec's retry times (section 9). */
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

/** Progress and cancellation of an upload. */
export interface UploadOptions {
  /** Ends it; it then fails with `storage/canceled`. */
  readonly signal: AbortSignal;
  /** @param share of the bytes sent, 0 to 1 */
  readonly onProgress: (share: number) => void;
  /** The login uid of the uploader, stored with the file where it is evidence. */
  readonly uploadedBy?: string;
}

/** Pauses an upload while the connection is lost, and resumes it when the connection is back. */
function followConnection(task: UploadTask): () => void {
  const follow = () => void (currentConnection().isLost ? task.pause() : task.resume());
  if (currentConnection().isLost) follow();
  return watchConnection(follow);
}

/** Uploads a file that never changes under its path, so browsers may cache it. @throws StorageError */
export async function sendFile(path: string, file: Blob, options: UploadOptions): Promise<void> {
  const { signal, onProgress, uploadedBy } = options;
  const task = uploadBytesResumable(ref(storage(), path), file, {
    contentType: file.type,
    cacheControl: 'private, max-age=31536000, immutable',
    ...(uploadedBy !== undefined && { customMetadata: { uploadedBy } }),
  });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  const unfollow = followConnection(task);
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
  );
  try {
    await task;
  } finally {
    stop();
    unfollow();
    signal.removeEventListener('abort', cancel);
  }
}

/** `sendFile`. @returns the download URL, which gives access to the file. @throws StorageError */
export async function uploadFile(path: string, file: Blob, options: UploadOptions): Promise<string> {
  await sendFile(path, file, options);
  return getDownloadURL(ref(storage(), path));
}

/** Deletes a file. @throws StorageError */
export const deleteFile = (path: string): Promise<void> => deleteObject(ref(storage(), path));

/** Fetches a file's bytes. @throws StorageError */
export const fetchFile = (path: string): Promise<Blob> => getBlob(ref(storage(), path));
