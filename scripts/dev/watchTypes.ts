import { join } from 'node:path';
import type { ChildProcesses } from '../start/ChildProcesses.ts';

/**
 * Filters the output of `tsc --watch` for errors and the message that none are left.
 *
 * @returns a function that takes a line and returns the one to print, or null
 */
export function createTypeLines(): (line: string) => string | null {
  let hadErrors: boolean | null = null;
  return (line) => {
    const found = /Found (\d+) errors?\b/.exec(line)?.[1];
    if (found === undefined) {
      return line.trim() === '' || /Starting (incremental )?compilation/i.test(line) ? null : line;
    }
    const before = hadErrors;
    hadErrors = found !== '0';
    if (hadErrors) return `${found} ${found === '1' ? 'error' : 'errors'}`;
    return before === false ? null : 'no errors';
  };
}

/**
 * Type-checks the shell, the modules and shared-lib, now and after each change, until all children are stopped.
 *
 * @param root absolute path of the repository
 */
export async function watchTypes(
  root: string,
  children: ChildProcesses,
  log: (line: string) => void,
): Promise<void> {
  const typeLine = createTypeLines();
  const code = await children.run({
    args: [
      join('node_modules', '@typescript', 'native', 'bin', 'tsc'),
      ...['-p', '.', '--watch', '--preserveWatchOutput', '--pretty', 'false'],
    ],
    directory: root,
    onLine: (line) => {
      const printed = typeLine(line);
      if (printed !== null) log(printed);
    },
  });
  if (code !== null) log(`The type check exited with code ${code}.`);
}
