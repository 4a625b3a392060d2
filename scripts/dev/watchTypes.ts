import { join } from 'node:path';
import type { ChildProcesses } from '../start/ChildProcesses.ts';
import { createTypeLines } from './typeLines.ts';

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
