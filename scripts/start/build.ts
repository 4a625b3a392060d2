import type { ChildProcesses } from './ChildProcesses.ts';
import { StartError } from './StartError.ts';

/**
 * Builds for production whatever changed since the last build.
 *
 * @param root absolute path of the repository
 * @param names workspaces to build; empty for all
 * @throws StartError when a build fails
 */
export async function build(
  root: string,
  children: ChildProcesses,
  names: readonly string[],
  log: (source: string, line: string) => void,
): Promise<void> {
  const code = await children.run({
    args: ['build/build.ts', ...names],
    directory: root,
    onLine: (line) => log('build', line),
  });
  if (code !== null && code !== 0) throw new StartError('The build failed; see above.');
}
