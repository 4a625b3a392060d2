import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The part of esbuild we use; it is installed with the suites' own tools. */
interface Esbuild {
  build(options: object): Promise<unknown>;
}
interface Resolving {
  readonly path: string;
  readonly resolveDir: string;
}

interface Hooks {
  readonly onResolve: (filter: object, find: (from: Resolving) => object | undefined) => void;
}

/** Not bundled: they read their own files, or may be loaded only once. */
const external = [
  '@grpc/grpc-js',
  '@grpc/proto-loader',
  'protobufjs',
  'indexeddbshim',
  'mocha',
  '@google-cloud/storage',
  '*/resources/key.json',
];

/**
 * Bundles the SDK's tests and sources into one file.
 *
 * @param checkout the repository's files
 * @param modules folders of packages
 * @param platform `node`, or `node_lite` for the tests of `lite`
 * @returns the file to give to Mocha
 */
export async function bundleSdk(
  checkout: string,
  modules: readonly string[],
  platform: 'node' | 'node_lite',
): Promise<string> {
  // The settings of the SDK's own CI; nothing is requested from that project.
  copyFileSync(join(checkout, 'config/ci.config.json'), join(checkout, 'config/project.json'));
  const root = join(checkout, 'packages/firestore');
  const isLite = platform === 'node_lite';
  const tests = isLite ? 'test/lite/*.test.ts' : 'test/integration/{api,api_internal,remote}/*.test.ts';
  // Pipelines need the Enterprise edition; `auth` calls Google's own hosts.
  const files = globSync(tests, { cwd: root }).filter((file) => !/pipeline|auth\.test/.test(file));
  const register = isLite ? './lite/register' : './src/register';
  const contents = [
    `import { registerFirestore } from '${register}';`,
    'registerFirestore();',
    ...files.sort().map((file) => `require('./${file}');`),
  ].join('\n');
  return bundle({ contents, root, modules, output: join(checkout, `${platform}.cjs`), platform });
}

/** Bundles the tests of `rules-unit-testing` that use an emulator. */
export function bundleRulesTests(checkout: string, modules: readonly string[]): Promise<string> {
  const root = join(checkout, 'packages/rules-unit-testing');
  const contents = ["require('./test/setup.ts');", "require('./test/impl/rules.test.ts');"].join('\n');
  return bundle({ contents, root, modules, output: join(checkout, 'rules.cjs'), platform: 'node' });
}

/**
 * Bundles firebase-admin's Storage tests and sources.
 *
 * @throws Error if the tests no longer have the replaced lines
 */
export function bundleStorageTests(checkout: string, modules: readonly string[]): Promise<string> {
  const root = join(checkout, 'test/integration');
  const file = join(root, 'storage.spec.ts');
  const text = readFileSync(file, 'utf8');
  const changed = text
    // A namespace can't be called once bundled.
    .replace('import * as chaiAsPromised', 'import chaiAsPromised')
    // The tests hard-code Google's host where firebase-admin itself follows the environment.
    .replace("'https://firebasestorage.googleapis.com/v0'", '`${process.env.STORAGE_EMULATOR_HOST}/v0`')
    .replace('https://firebasestorage.googleapis.com', '${process.env.STORAGE_EMULATOR_HOST}');
  if (changed.includes('googleapis.com') || !changed.includes('import chaiAsPromised'))
    throw new Error(`${file} is not what it was at the pinned commit.`);
  writeFileSync(file, changed);
  const contents = ["require('./setup.ts');", "require('./storage.spec.ts');"].join('\n');
  return bundle({ contents, root, modules, output: join(checkout, 'storage.cjs'), platform: 'node' });
}

/**
 * Configures skunkteam's suite for a Standard edition Cloud Firestore database and its expectations.
 *
 * @throws Error if the suite no longer has the replaced lines
 */
export function configureServerTests(checkout: string): string {
  const root = join(checkout, 'test-suite');
  const file = join(root, 'tests/utils/firestore.ts');
  const text = readFileSync(file, 'utf8');
  const changed = text
    .replace(
      /export const connection = [\s\S]*?;\n/,
      "export const connection: string = 'CLOUD FIRESTORE';\n",
    )
    .replace(
      /export const editions = \[[\s\S]*?\] as const;/,
      'export const editions = [standardEdition] as const;',
    );
  if (!changed.includes("connection: string = 'CLOUD") || !changed.includes('editions = [standardEdition]'))
    throw new Error(`${file} is not what it was at the pinned commit.`);
  writeFileSync(file, changed);
  return root;
}

async function bundle(options: {
  readonly contents: string;
  readonly root: string;
  readonly modules: readonly string[];
  readonly output: string;
  readonly platform: string;
}): Promise<string> {
  const { contents, root, modules, output, platform } = options;
  const { build } = createRequire(join(modules[0] ?? '', 'package.json'))('esbuild') as Esbuild;
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    platform: 'node',
    outfile: output,
    // Tests compare class names.
    keepNames: true,
    external,
    nodePaths: modules,
    logLevel: 'error',
    plugins: [
      {
        // Replaces `src/platform/x` with the platform's own file, as the SDK's build does.
        name: 'platform',
        setup: (hooks: Hooks) =>
          hooks.onResolve({ filter: /(^|\/)platform\/[a-z0-9_]+$/ }, ({ path, resolveDir }) => {
            const file = resolve(resolveDir, path);
            const own = join(dirname(file), platform, `${file.split('/').at(-1)}.ts`);
            return existsSync(own) ? { path: own } : undefined;
          }),
      },
      {
        // firebase-admin's tests import the build output instead of the sources.
        name: 'sources',
        setup: (hooks: Hooks) =>
          hooks.onResolve({ filter: /\/lib\/[a-z]+\/index$/ }, ({ path, resolveDir }) => {
            const file = `${resolve(resolveDir, path.replace('/lib/', '/src/'))}.ts`;
            return existsSync(file) ? { path: file } : undefined;
          }),
      },
    ],
  });
  return output;
}
