import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { auth, bucket } from '../../../../kernel/firebase.ts';
import { removeFiles } from '../../../../kernel/removeFiles.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { expiredExports, exportFolderAt, exportsFolder, hashFile } from '../expiredExports.ts';
import { exportedLogin, hashConfigOf } from '../loginExport.ts';

/** Auth's largest page of logins. Each file holds one page, so memory use doesn't grow with the project. */
const pageSize = 1000;

const save = (path: string, content: object | null): Promise<void> =>
  bucket()
    .file(path)
    .save(JSON.stringify(content), {
      resumable: false,
      contentType: 'application/json',
      metadata: { cacheControl: 'private, no-store' },
    });

/**
 * Writes all logins with their hashed passwords to a folder of the bucket that no client can read: `users-0001.json` and so on, each for
 * `firebase auth:import`. The last file is `hash.json`, with the parameters the import needs. Removes old exports.
 * @param now epoch milliseconds
 * @returns how many logins were written
 * @throws Error if Auth withholds hashes or their parameters
 */
export const exportEveryLogin = async (now: number): Promise<number> => {
  const hashConfig = await hashConfigOf();
  const folder = exportFolderAt(now);
  let count = 0;
  let pageToken: string | undefined;
  for (let page = 1; page === 1 || pageToken !== undefined; page += 1) {
    const listed = await auth().listUsers(pageSize, pageToken);
    await save(`${folder}/users-${String(page).padStart(4, '0')}.json`, {
      users: listed.users.map(exportedLogin),
    });
    count += listed.users.length;
    pageToken = listed.pageToken;
  }
  await save(`${folder}/${hashFile}`, hashConfig);
  const [files] = await bucket().getFiles({ prefix: `${exportsFolder}/` });
  for (const old of expiredExports(
    files.map(({ name }) => name),
    now,
  ))
    await removeFiles(`${old}/`);
  return count;
};

/** Exports all logins every night: Firestore's backups have no passwords. */
export const exportLogins = onSchedule(
  { schedule: '15 9 * * *', timeZone: 'Etc/UTC', ...runtime.longRun },
  async () => {
    const count = await exportEveryLogin(Date.now());
    logger.info('Logins exported', { event: 'loginsExported', count });
  },
);
