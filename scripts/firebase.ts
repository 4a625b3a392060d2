/** Runs the pinned firebase-tools in this terminal with the given arguments. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { firebaseTools } from './firebaseTools.ts';

try {
  const tools = await firebaseTools(resolve(import.meta.dirname, '..'), console.error);
  const args = [join(tools, 'lib/bin/firebase.js'), ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
