import { resolve } from 'node:path';
import { answerCommandLine } from '../answerCommandLine.ts';
import { parseRelease, usage } from './options.ts';

const root = resolve(import.meta.dirname, '../..');

await answerCommandLine(parseRelease(process.argv.slice(2)), usage, async ({ options }) => {
  // Imported late so wrong options are reported immediately.
  const [{ release }, { versionOf }] = await Promise.all([
    import('./release.ts'),
    import('../../build/workspaces.ts'),
  ]);
  const outcome = await release(root, options, versionOf);
  if (outcome.ok) {
    console.log(outcome.value.join('\n'));
  } else {
    console.error(outcome.message);
    process.exitCode = 1;
  }
});
