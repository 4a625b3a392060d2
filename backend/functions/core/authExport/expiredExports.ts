/** The folder of exported logins in the project's bucket. Storage rules deny all access to it. */
export const exportsFolder = 'authExports';

/** The last file written in an export: an export without it is incomplete. */
export const hashFile = 'hash.json';

/** How long an export is kept. */
const retentionMillis = 14 * 86_400_000;

/**
 * The folder of an export that begins now.
 * @param now epoch milliseconds
 */
export const exportFolderAt = (now: number): string =>
  `${exportsFolder}/${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const beginOf = (folder: string): number => {
  const [date = '', time = ''] = folder.slice(exportsFolder.length + 1).split('T');
  return Date.parse(`${date}T${time.replaceAll('-', ':')}`);
};

/**
 * The export folders to delete: those older than 14 days, except the latest complete one. While new exports fail, it is the only one that
 * can be restored.
 * @param files the paths of all export files
 */
export const expiredExports = (files: readonly string[], now: number): string[] => {
  const folders = [...new Set(files.map((path) => path.slice(0, path.lastIndexOf('/'))))];
  const latest = folders
    .filter((folder) => files.includes(`${folder}/${hashFile}`))
    .sort()
    .at(-1);
  return folders.filter((folder) => folder !== latest && now - beginOf(folder) > retentionMillis);
};
