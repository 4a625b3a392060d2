import { resolve } from 'node:path';
import { answerCommandLine, type NothingToRun } from '../answerCommandLine.ts';
import { parseDeploy, usage, type DeployOptions, type ParsedDeploy } from './options.ts';

const root = resolve(import.meta.dirname, '../..');

const print = (line: string): void => console.log(line);

await answerCommandLine(parseDeploy(process.argv.slice(2)), usage, async (requested) => {
  if (requested.kind === 'deploy') await run(requested.options);
  else process.exitCode = await look(requested);
});

type Look = Exclude<ParsedDeploy, NothingToRun | { kind: 'deploy' }>;

/** Handles the commands that deploy nothing. @returns the exit code */
async function look(requested: Look): Promise<number> {
  switch (requested.kind) {
    case 'checkPayments':
      return (await import('./online/reportPayments.ts')).reportPayments(
        requested.options,
        process.env,
        print,
      );
    case 'checkAppCheck':
      return (await import('./online/checkAppCheck.ts')).reportAppCheck(
        requested.options.project,
        process.env,
        print,
      );
    case 'setUp':
      return (await import('../setUp/setUp.ts')).setUp(root, requested.options, print);
    case 'checkHeaders':
      return (await import('./online/checkHeaders.ts')).reportHeaders(requested.options.url, print);
  }
}

async function run(options: DeployOptions): Promise<void> {
  // Imported late so wrong options are reported immediately.
  const [{ deploy }, { CompileError }] = await Promise.all([
    import('./deploy.ts'),
    import('../../build/compile.ts'),
  ]);
  try {
    process.exitCode = await deploy(root, options, print);
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
