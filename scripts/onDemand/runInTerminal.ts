import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/**
 * Runs a downloaded command in this terminal with this process's arguments, and ends with its exit code. If the package can't be downloaded,
 * prints why and ends with 1.
 *
 * @param find finds or downloads the package, as `pinnedPackage` does
 * @param command path of the command in the package
 */
export async function runInTerminal(
  find: (root: string, print: (line: string) => void) => Promise<string>,
  command: string,
): Promise<void> {
  try {
    const folder = await find(resolve(import.meta.dirname, '../..'), console.error);
    const args = [join(folder, command), ...process.argv.slice(2)];
    process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
