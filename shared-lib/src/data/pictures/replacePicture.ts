import { doc, getDocFromServer, runTransaction, serverTimestamp } from 'firebase/firestore';
import { paths, storagePaths } from '../../domain/index.ts';
import { storageProblem, type StorageProblem } from './storageProblem.ts';
import { firebaseApp } from '../../session/index.ts';
import { firestore } from '../firestore.ts';
import { reportProblem } from '../reportProblem.ts';
import { deleteFile, uploadFile } from './storageFiles.ts';
import { storedFileOf } from './storedFileOf.ts';

/** Progress and cancellation of a picture change. */
export interface PictureOptions {
  readonly signal: AbortSignal;
  /** @param share of the bytes sent, 0 to 1 */
  readonly onProgress: (share: number) => void;
  /** The login uid of the author; older modules don't pass it. */
  readonly by?: string;
}

/** The result of changing a picture; `notSaved` if the file was stored but the record was not changed. */
export type PictureResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: StorageProblem | 'notSaved' };

/** Deletes an unused file; a leftover one is harmless. */
async function cleanUp(path: string): Promise<void> {
  try {
    await deleteFile(path);
  } catch (cause) {
    if (storageProblem(cause) !== 'object-not-found')
      reportProblem('An old picture could not be deleted', cause);
  }
}

/**
 * Whether the owner changes their own picture, which is in the customer document. They don't always have a team
 * record.
 */
const isOwners = (customerId: string, memberId: string, by?: string): boolean =>
  memberId === customerId && by === customerId;

const recordOf = (customerId: string, memberId: string, by?: string) =>
  doc(
    firestore(),
    isOwners(customerId, memberId, by) ? paths.customer(customerId) : paths.teamMember(customerId, memberId),
  );

/** Updates the picture of a member, or of the owner. @returns the previous address */
async function pointTo(
  customerId: string,
  memberId: string,
  address: string | null,
  by?: string,
): Promise<string | null> {
  let before: unknown = null;
  await runTransaction(firestore(), async (transaction) => {
    const record = recordOf(customerId, memberId, by);
    const found: unknown = (await transaction.get(record)).data()?.profilePic;
    // It is our own if an earlier attempt succeeded and its response was lost.
    if (found !== address) before = found;
    if (isOwners(customerId, memberId, by)) {
      const member = doc(firestore(), paths.teamMember(customerId, memberId));
      const isMember = (await transaction.get(member)).exists();
      transaction.update(record, { profilePic: address });
      if (isMember) transaction.update(member, { profilePic: address, lastModified: serverTimestamp() });
      return;
    }
    transaction.update(record, {
      profilePic: address,
      lastModified: serverTimestamp(),
      ...(by !== undefined && { lastModifiedBy: { uid: by, at: serverTimestamp() } }),
    });
  });
  return typeof before === 'string' ? before : null;
}

/**
 * Deletes a new file that a member's record doesn't use; the last try to save it may have succeeded without an
 * answer.
 */
async function cleanUpUnnamed(
  customerId: string,
  memberId: string,
  file: { path: string; address: string | null },
  by?: string,
): Promise<void> {
  try {
    const record = await getDocFromServer(recordOf(customerId, memberId, by));
    if (record.get('profilePic') === file.address) return;
  } catch (cause) {
    reportProblem('A new picture was kept because a record may name it', cause);
    return;
  }
  await cleanUp(file.path);
}

const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** Implements `changeMemberPicture`. */
export async function replacePicture(
  customerId: string,
  memberId: string,
  picture: Blob | null,
  options: PictureOptions,
): Promise<PictureResult> {
  const name = picture && `${crypto.randomUUID()}.${extensions[picture.type] ?? 'img'}`;
  const path = name && storagePaths.memberPicture(customerId, memberId, name);
  let address: string | null = null;
  try {
    if (path) address = await uploadFile(path, picture, options);
  } catch (cause) {
    const problem = storageProblem(cause);
    if (problem !== 'canceled') reportProblem('Uploading a picture failed', cause);
    return { ok: false, problem };
  }
  try {
    if (options.signal.aborted) throw new Error('Canceled after the upload');
    const before = await pointTo(customerId, memberId, address, options.by);
    const { storageBucket } = firebaseApp().config;
    const old = storedFileOf(before, storageBucket, storagePaths.memberPictures(customerId, memberId));
    if (old !== null) void cleanUp(old);
    return { ok: true };
  } catch (cause) {
    if (path) void cleanUpUnnamed(customerId, memberId, { path, address }, options.by);
    if (options.signal.aborted) return { ok: false, problem: 'canceled' };
    reportProblem('Saving a picture failed', cause);
    return { ok: false, problem: 'notSaved' };
  }
}
