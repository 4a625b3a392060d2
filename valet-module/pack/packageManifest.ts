import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/workspaces.ts';
import { CONTRACT_VERSION } from '../../shared-lib/src/contract/contractVersion.ts';

const read = (path: string) =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as {
    version: string;
    description: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };

/**
 * Packages that a module's build and tests need but that nothing imports: loaders, what they load, types, and what a
 * package expects to be there.
 */
const needed = [
  ...['@swc/core', 'swc-loader', 'css-loader', 'lightningcss', 'react'],
  ...['@testing-library/dom', '@types/node', '@types/react'],
];

/** 90 MB for a few internal types, which are `any` without it. Modules may not use Firebase directly. */
const isLeftOut = (name: string) => name === 'firebase' || name.startsWith('@firebase/');

/**
 * The manifest of the packed package. It has the contract's version, and this repository's versions of other packages.
 * @param used the packages that its code and its types import
 * @throws Error if one of them has no version here
 */
export function packageManifest(used: ReadonlySet<string>): object {
  const [workspace, shared, top] = [
    read('valet-module/package.json'),
    read('shared-lib/package.json'),
    read('package.json'),
  ];
  const known = { ...top.devDependencies, ...shared.dependencies };
  const dependencies = [...new Set([...used, ...needed])].filter((name) => !isLeftOut(name)).sort();
  return {
    name: 'valet-module',
    version: CONTRACT_VERSION,
    license: 'MIT',
    description: workspace.description,
    type: 'module',
    engines: { node: '>=22.15' },
    bin: { 'valet-module': './lib/cli.js' },
    types: './types/index.d.ts',
    exports: {
      '.': { types: './types/index.d.ts', default: './lib/index.js' },
      './browser': { types: './types/browser.d.ts', default: './lib/browser.js' },
      './testing': { types: './types/testing.d.ts', default: './lib/testing/index.js' },
      './webpack': { types: './types/webpack.d.ts', default: './lib/webpack.js' },
      './types/*': './types/*',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(dependencies.map((name) => [name, known[name] ?? installed(name)])),
  };
}

/** The version of an indirect dependency, such as the toolkit's redux. */
const installed = (name: string) => read(join('node_modules', name, 'package.json')).version;
