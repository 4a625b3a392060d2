// The processes that a command starts load this, so that they end too when the command is killed (SIGKILL) and can't
// end them itself.
import { isMainThread } from 'node:worker_threads';

// Workers and grandchildren load this file too, but they belong to the child's process group and end with it.
if (isMainThread && process.env.ENDS_WITH_PARENT === String(process.ppid)) {
  process.stdin.on('end', () => process.kill(-process.pid, 'SIGKILL')).resume();
  process.stdin.unref();
}
