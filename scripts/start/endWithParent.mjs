// Loaded by a command's child processes so that they exit even if the command is killed (SIGKILL) and can't end them.
import { isMainThread } from 'node:worker_threads';

// Workers and grandchildren load this file too, but they belong to the child's process group and end with it.
if (isMainThread && process.env.ENDS_WITH_PARENT === String(process.ppid)) {
  process.stdin.on('end', () => process.kill(-process.pid, 'SIGKILL')).resume();
  process.stdin.unref();
}
