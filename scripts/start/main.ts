import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { answerCommandLine } from '../answerCommandLine.ts';
import { build } from './build.ts';
import { parseStart, usage, type StartOptions } from './options.ts';
import { runUntilStopped } from './runUntilStopped.ts';

const root = resolve(import.meta.dirname, '../..');
const log = (source: string, line: string): void => console.log(`${source.padEnd(8)} | ${line}`);

await answerCommandLine(parseStart(process.argv.slice(2)), usage, ({ options }) => serve(options));

async function serve(options: StartOptions): Promise<void> {
  await runUntilStopped(async (run) => {
    // Imported late so wrong options are reported immediately.
    const { start } = await import('./start.ts');
    await start({
      ...run,
      root,
      options,
      print: (line) => console.log(line),
      log,
      preparePage: async () => {
        if (options.build) return build(root, run.children, [], log);
        const page = join(options.site === null ? join(root, 'dist') : resolve(options.site), 'index.html');
        if (!existsSync(page))
          console.log(
            `${relative(root, page)} does not exist: nothing has been ${options.site === null ? 'built' : 'released'} yet.`,
          );
      },
    });
  });
}
