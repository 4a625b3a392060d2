import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Runs the build. @returns milliseconds. */
function build(root: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['build/build.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(performance.now() - began);
      else reject(new Error('The build failed; see above.'));
    });
  });
}

/**
 * Times a build from scratch and one with no changes.
 *
 * @param root absolute path of the repository
 * @returns milliseconds
 */
export async function measureBuild(root: string): Promise<{ cold: number; warm: number }> {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  return { cold: await build(root), warm: await build(root) };
}
