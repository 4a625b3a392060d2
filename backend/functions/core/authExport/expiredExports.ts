/** The folder of exported logins in the project's bucket. Storage's rules grant it to nobody. */
export const exportsFolder = 'authExports';

/** The last file of an export to be written: an export without it was broken off. */
export const hashFile = 'hash.json';

/** How long an export is kept. */
const keptMillis = 14 * 86_400_000;

/** The folder of an export that begins now. @param now epoch milliseconds */
export const exportFolderAt = (now: number): string =>
  `${exportsFolder}/${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const beginOf = (folder: string): number => {
  const [date = '', time = ''] = folder.slice(exportsFolder.length + 1).split('T');
  return Date.parse(`${date}T${time.replaceAll('-', ':')}`);
};

/**
 * The folders of exports to remove: those older than 14 days, except for the latest that is whole. While new ones fail, it's the only one
 * that can be restored.
 * @param files the paths of all files of exports
 * @param now epoch milliseconds
 */
export const expiredExports = (files: readonly string[], now: number): string[] => {
  const folders = [...new Set(files.map((path) => path.slice(0, path.lastIndexOf('/'))))];
  const latest = folders
    .filter((folder) => files.includes(`${folder}/${hashFile}`))
    .sort()
    .at(-1);
  return folders.filter((folder) => folder !== latest && now - beginOf(folder) > keptMillis);
};
