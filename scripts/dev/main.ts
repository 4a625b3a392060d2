import { resolve } from 'node:path';
import { buildNames, moduleNames } from '../../build/workspaces.ts';
import { answerCommandLine } from '../answerCommandLine.ts';
import { runUntilStopped } from '../start/runUntilStopped.ts';
import { parseDev, usageOf } from './options.ts';

const root = resolve(import.meta.dirname, '../..');
const labelWidth = Math.max(...buildNames.map((name) => name.length));

const print = (line: string) => console.log(line);
const log = (source: string, line: string) => console.log(`${source.padEnd(labelWidth)} | ${line}`);

await answerCommandLine(parseDev(process.argv.slice(2), buildNames), usageOf(buildNames), (requested) =>
  runUntilStopped(async (run) => {
    // Imported late so wrong options are reported immediately.
    if (requested.kind === 'site') {
      const { devOnSite } = await import('./on-site/devOnSite.ts');
      const modules = moduleNames.filter((name) => requested.names.includes(name));
      return devOnSite({ ...run, root, modules, site: requested.site, port: requested.port, print, log });
    }
    const { dev } = await import('./dev.ts');
    const { names, options } = requested;
    // Always includes the shell: hot modules need React's development build, which comes from the shell.
    const hot = buildNames.filter((name) => names.length === 0 || name === 'shell' || names.includes(name));
    return dev({ ...run, root, options, hot, print, log });
  }),
);
