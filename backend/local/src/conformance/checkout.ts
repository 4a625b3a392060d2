import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Suite } from './suites.ts';

/** A commit on GitHub or in a local clone. */
type Pin = Pick<Suite, 'repository' | 'commit' | 'paths'>;

/**
 * Checks out a suite's files into a folder unless an earlier run did.
 *
 * @param work folder of all checkouts
 * @param sources local git directories, including bare ones; if none has the commit, it is fetched from GitHub
 * @returns the folder with the repository's files
 * @throws Error if no source has the commit and it can't be fetched
 */
export function checkOut(
  { repository, commit, paths }: Pin,
  work: string,
  sources: readonly string[],
): string {
  const folder = join(work, `${repository.replace('/', '-')}-${commit.slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const source =
    sources.find((directory) => hasCommit(directory, commit)) ?? fetchCommit(repository, commit, work);
  const files = execFileSync('git', ['-C', source, 'archive', commit, ...paths], {
    maxBuffer: 1024 * 1024 * 1024,
    // A partial clone prints errors for files that aren't needed.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  execFileSync('tar', ['-x', '-C', unfinished], { input: files });
  renameSync(unfinished, folder);
  return folder;
}

function hasCommit(directory: string, commit: string): boolean {
  try {
    execFileSync('git', ['-C', directory, 'cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function fetchCommit(repository: string, commit: string, work: string): string {
  const clone = join(work, `${repository.replace('/', '-')}.git`);
  mkdirSync(clone, { recursive: true });
  execFileSync('git', ['-C', clone, 'init', '--bare', '--quiet']);
  try {
    const url = `https://github.com/${repository}.git`;
    execFileSync('git', ['-C', clone, 'fetch', '--quiet', '--depth', '1', url, commit], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(
      `${repository} at ${commit} can't be fetched. Name a clone that has this commit: --from DIR`,
      { cause: error },
    );
  }
  return clone;
}
