import './node-version.mjs';
import { spawnSync } from 'node:child_process';

/** Rebuilds the core's summaries, then the scorecards of mf-tracking, with the same options. */
const commands = [
  'backend/functions/core/summaries/rebuildCommand.ts',
  'mf-tracking/functions/scorecards/rebuildCommand.ts',
];

for (const command of commands) {
  const { status } = spawnSync(process.execPath, [command, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    break;
  }
}
