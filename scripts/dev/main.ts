import { resolve } from 'node:path';
import { buildNames } from '../../build/workspaces.ts';
import { answerCommandLine } from '../answerCommandLine.ts';
import { runUntilStopped } from '../start/runUntilStopped.ts';
import { parseDev, usageOf } from './options.ts';

const root = resolve(import.meta.dirname, '../..');
const labelWidth = Math.max(...buildNames.map((name) => name.length));

await answerCommandLine(
  parseDev(process.argv.slice(2), buildNames),
  usageOf(buildNames),
  async ({ names, options }) => {
    await runUntilStopped(async (run) => {
      // Loaded only now: a wrong option is answered at once.
      const { dev } = await import('./dev.ts');
      await dev({
        ...run,
        root,
        options,
        // The shell is always among them: a hot module needs a React for development, and the shell brings React.
        hot:
          names.length === 0
            ? buildNames
            : buildNames.filter((name) => name === 'shell' || names.includes(name)),
        print: (line) => console.log(line),
        log: (source, line) => console.log(`${source.padEnd(labelWidth)} | ${line}`),
      });
    });
  },
);
