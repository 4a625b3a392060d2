import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bundleRulesTests, bundleSdk, bundleStorageTests, configureServerTests } from './prepare.ts';
import { jestResult, mochaResult, type Result } from './report.ts';
import type { Suite } from './suites.ts';
import type { Target } from './targets.ts';

export interface RunOptions {
  readonly target: Target;
  /** Package folders; the suites' own tools come first. */
  readonly modules: readonly string[];
}

/** Timeout per test in milliseconds, as in the SDK's own runs against a backend. */
const testTimeoutMillis = '20000';

/**
 * Prepares and runs a suite, with its output in a file next to its report.
 *
 * @param checkout the repository's files
 * @throws Error if it could not run at all
 */
export async function runSuite({ kind }: Suite, checkout: string, options: RunOptions): Promise<Result> {
  const { target, modules } = options;
  const [tools = ''] = modules;
  const report = join(checkout, `${kind}.json`);
  rmSync(report, { force: true });
  const environment = {
    NODE_PATH: modules.join(delimiter),
    FIRESTORE_TARGET_BACKEND: 'emulator',
    FIRESTORE_PROTO_ROOT: join(checkout, 'packages/firestore/src/protos'),
    METADATA_SERVER_DETECTION: 'none',
  };
  const mocha = (file: string, more: readonly string[], variables: object): Promise<Result> => {
    const output = ['--reporter', 'json', '--reporter-option', `output=${report}`];
    const args = [
      join(tools, 'mocha/bin/mocha.js'),
      '--exit',
      '--timeout',
      testTimeoutMillis,
      ...output,
      ...more,
      file,
    ];
    return run(args, checkout, { ...environment, ...variables }, report).then((json) =>
      mochaResult(json as never),
    );
  };
  switch (kind) {
    case 'sdk': {
      const port = portOf(target.grpc);
      return mocha(await bundleSdk(checkout, modules, 'node'), [], { FIRESTORE_EMULATOR_PORT: port });
    }
    case 'lite': {
      const port = portOf(target.http);
      return mocha(await bundleSdk(checkout, modules, 'node_lite'), [], { FIRESTORE_EMULATOR_PORT: port });
    }
    case 'rules': {
      const only = ['--grep', 'loadFirestoreRules'];
      return mocha(await bundleRulesTests(checkout, modules), only, { FIRESTORE_EMULATOR_HOST: target.http });
    }
    case 'storage':
      return mocha(await bundleStorageTests(checkout, modules), [], target.environment);
    case 'server': {
      const root = configureServerTests(checkout);
      const config = join(root, 'conformance.json');
      writeFileSync(config, JSON.stringify(jestConfig(root, modules)));
      const jest = join(modules.at(-1) ?? '', 'jest/bin/jest.js');
      const args = ['--experimental-vm-modules', jest, '--config', config, '--json', '--outputFile', report];
      // Transactions left open by a backend would keep Jest from exiting.
      args.push('--forceExit');
      // Ours first: the tools include a TypeScript version that ts-jest can't use.
      const NODE_PATH = [...modules].reverse().join(delimiter);
      const variables = { ...environment, NODE_PATH, FIRESTORE_EMULATOR_HOST: target.grpc };
      return jestResult((await run(args, root, variables, report)) as never);
    }
  }
}

function jestConfig(root: string, modules: readonly string[]): object {
  const packages = modules.at(-1) ?? '';
  return {
    rootDir: root,
    testEnvironment: 'node',
    testMatch: ['<rootDir>/tests/**/*.test.ts'],
    // Pipelines need the Enterprise edition.
    testPathIgnorePatterns: ['9-pipeline-operators'],
    setupFilesAfterEnv: [join(modules[0] ?? '', 'jest-extended/all')],
    testTimeout: 10_000,
    modulePaths: [...modules].reverse(),
    transform: {
      '\\.ts$': [
        join(packages, 'ts-jest'),
        {
          diagnostics: false,
          tsconfig: {
            target: 'es2022',
            module: 'commonjs',
            moduleResolution: 'node10',
            ignoreDeprecations: '6.0',
            isolatedModules: true,
            esModuleInterop: true,
          },
        },
      ],
    },
  };
}

async function run(
  args: readonly string[],
  folder: string,
  variables: Readonly<Record<string, string>>,
  report: string,
): Promise<unknown> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
  await once(child, 'close');
  const text = Buffer.concat(output).toString('utf8');
  writeFileSync(report.replace(/\.json$/, '.log'), text);
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch (error) {
    throw new Error(`The suite did not run:\n${text.slice(-2000)}`, { cause: error });
  }
}

function portOf(address: string): string {
  return address.split(':').at(-1) ?? '';
}
