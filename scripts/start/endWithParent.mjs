// Loaded into the processes that a command starts: when the command dies without a chance to end them (SIGKILL), they end too.
import { isMainThread } from 'node:worker_threads';

// Workers and grandchildren inherit this file with the other switches; they are of the group that the child leads.
if (isMainThread && process.env.ENDS_WITH_PARENT === String(process.ppid)) {
  process.stdin.on('end', () => process.kill(-process.pid, 'SIGKILL')).resume();
  process.stdin.unref();
}
