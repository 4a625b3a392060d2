import { resolve } from 'node:path';
import { answerCommandLine } from '../answerCommandLine.ts';
import { parseDeploy, usage, type DeployOptions, type ProjectOptions } from './options.ts';

const root = resolve(import.meta.dirname, '../..');

const print = (line: string): void => console.log(line);

/** What only looks, by what is asked for. */
const checks = {
  checkPayments: async (options: ProjectOptions): Promise<void> => {
    const { reportPayments } = await import('./reportPayments.ts');
    process.exitCode = await reportPayments(options, process.env, print);
  },
  checkAppCheck: async ({ project }: ProjectOptions): Promise<void> => {
    const { reportAppCheck } = await import('./checkAppCheck.ts');
    process.exitCode = await reportAppCheck(project, process.env, print);
  },
} as const;

await answerCommandLine(parseDeploy(process.argv.slice(2)), usage, (asked) =>
  asked.kind === 'deploy' ? run(asked.options) : checks[asked.kind](asked.options),
);

async function run(options: DeployOptions): Promise<void> {
  // Loaded only now: a wrong option is answered at once.
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
