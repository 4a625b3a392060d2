import type { ModuleFiles } from 'shared-lib/contract/registry';

/** A file that was sent: its SHA-256 in hexadecimal, and its size in bytes. */
export interface SentFile {
  readonly hash: string;
  readonly size: number;
}

/**
 * Why a version's files can't be published: what was sent differs from what was signed.
 * @param sent by path
 * @param most bytes of all files together
 * @returns one sentence; null if they can
 */
export const filesProblem = (
  { module, version, manifest, container, files }: ModuleFiles,
  sent: Readonly<Record<string, SentFile>>,
  max: number,
): string | null => {
  const what = `${module} ${version}`;
  if (manifest.name !== module) return `${what}: module.json names the module ${manifest.name}.`;
  const missing = Object.keys(files).find((path) => !Object.hasOwn(sent, path));
  if (missing !== undefined) return `${what}: the file ${missing} wasn’t sent.`;
  const unsigned = Object.keys(sent).find((path) => !Object.hasOwn(files, path));
  if (unsigned !== undefined) return `${what}: the file ${unsigned} isn’t in the signed list.`;
  const changed = Object.keys(files).find((path) => files[path] !== sent[path]!.hash);
  if (changed !== undefined) return `${what}: the file ${changed} differs from its signed hash.`;
  const size = Object.values(sent).reduce((sum, file) => sum + file.size, 0);
  if (size > max) return `${what} has ${size} bytes; a version has at most ${max}.`;
  return Object.hasOwn(files, container.script)
    ? null
    : `${what}: the container ${container.script} isn’t one of its files.`;
};
