import { execFileSync } from 'node:child_process';

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const lines = (text: string) => text.split('\0').filter((line) => line !== '');

/** The main branch: the origin's where the clone has one, else the local one. */
function mainBranch(root: string): string {
  const known = lines(
    git(root, 'for-each-ref', '--format=%(refname:short)%00', 'refs/remotes/origin/main', 'refs/heads/main'),
  ).map((name) => name.trim());
  const branch = known.find((name) => name === 'origin/main') ?? known.find((name) => name === 'main');
  if (branch === undefined)
    throw new Error('There is no main branch here; say since when: -- changed --since <ref>');
  return branch;
}

/** What changed, and since when. */
export interface Changes {
  /** The ref that it is compared with. */
  readonly since: string;
  /** Paths from the repository's root, of deleted files too. */
  readonly files: readonly string[];
}

/**
 * Asks git which files differ from where the present branch left another: in its commits, staged, in the tree, and new ones.
 * @param since that other branch, a tag or a commit; the main branch by default
 * @throws Error when there is no such ref, or no git
 */
export function changedFiles(root: string, since = mainBranch(root)): Changes {
  const base = git(root, 'merge-base', since, 'HEAD').trim();
  const differing = lines(git(root, 'diff', '--name-only', '--no-renames', '-z', base, '--'));
  const untracked = lines(git(root, 'ls-files', '--others', '--exclude-standard', '-z'));
  return { since, files: [...new Set([...differing, ...untracked])].sort() };
}

/** The files of the tree whose path matches one of some patterns, as git understands them; new ones too, ignored ones not. */
export const filesLike = (root: string, ...patterns: readonly string[]): readonly string[] =>
  lines(git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns));
