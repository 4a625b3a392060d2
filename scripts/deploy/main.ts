import { resolve } from 'node:path';
import { answerCommandLine } from '../answerCommandLine.ts';
import { parseDeploy, usage, type DeployOptions, type PaymentsOptions } from './options.ts';

const root = resolve(import.meta.dirname, '../..');

await answerCommandLine(parseDeploy(process.argv.slice(2)), usage, (asked) =>
  asked.kind === 'deploy' ? run(asked.options) : runCheck(asked.options),
);

async function runCheck(options: PaymentsOptions): Promise<void> {
  const { reportPayments } = await import('./reportPayments.ts');
  process.exitCode = await reportPayments(options, process.env, (line) => console.log(line));
}

async function run(options: DeployOptions): Promise<void> {
  // Loaded only now: a wrong option is answered at once.
  const [{ deploy }, { CompileError }] = await Promise.all([
    import('./deploy.ts'),
    import('../../build/compile.ts'),
  ]);
  try {
    process.exitCode = await deploy(root, options, (line) => console.log(line));
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
