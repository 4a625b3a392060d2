import { execFileSync } from 'node:child_process';

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const lines = (text: string) => text.split('\0').filter((line) => line !== '');

/** The main branch: the origin's if the clone has one, otherwise the local one. */
function mainBranch(root: string): string {
  const known = lines(
    git(root, 'for-each-ref', '--format=%(refname:short)%00', 'refs/remotes/origin/main', 'refs/heads/main'),
  ).map((name) => name.trim());
  const branch = known.find((name) => name === 'origin/main') ?? known.find((name) => name === 'main');
  if (branch === undefined)
    throw new Error('This repository has no main branch. Specify a ref: -- changed --since <ref>');
  return branch;
}

/** The changes and their base. */
export interface Changes {
  /** The ref compared with. */
  readonly since: string;
  /** Paths from the repository's root, including deleted files. */
  readonly files: readonly string[];
}

/**
 * Asks git which files differ from the merge base with another branch: committed, staged, unstaged and untracked.
 * @param since the other branch, a tag or a commit; the main branch by default
 * @throws Error if there is no such ref, or no git
 */
export function changedFiles(root: string, since = mainBranch(root)): Changes {
  const base = git(root, 'merge-base', since, 'HEAD').trim();
  const differing = lines(git(root, 'diff', '--name-only', '--no-renames', '-z', base, '--'));
  const untracked = lines(git(root, 'ls-files', '--others', '--exclude-standard', '-z'));
  return { since, files: [...new Set([...differing, ...untracked])].sort() };
}

/** Files matching any of the git patterns, including untracked but not ignored ones. */
export const filesMatching = (root: string, ...patterns: readonly string[]): readonly string[] =>
  lines(git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns));
