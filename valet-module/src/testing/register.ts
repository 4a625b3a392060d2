import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { facts } from '../facts.ts';
import { setBrowserGlobals } from './browserGlobals.ts';

/**
 * Runs first in a test of a module (`valet-module test`): the process becomes a page, and imports of the shell’s shared
 * entries, of TSX and of styles work.
 */
const bundle = pathToFileURL(join(import.meta.dirname, 'testing/index.js')).href;
const sharedScheme = 'shared-entry:';

/** The source of a shared entry: its names, from the bundle that has one instance of everything. */
function sourceOf(key: string): string {
  const names = facts().exports[key] ?? [];
  return [
    `import { shared } from ${JSON.stringify(bundle)};`,
    `const entry = await shared[${JSON.stringify(key)}]();`,
    ...names.map((name) => `export const ${name} = entry[${JSON.stringify(name)}];`),
  ].join('\n');
}

const typescript = /\.tsx?$/;
const asset = /\.(svg|png|woff2)$/;

setBrowserGlobals();
registerHooks({
  resolve(specifier, context, next) {
    if (Object.hasOwn(facts().exports, specifier))
      return { url: `${sharedScheme}${specifier}`, format: 'module', shortCircuit: true };
    return next(specifier, context);
  },
  load(url, context, next) {
    const isFile = url.startsWith('file:') && !url.includes('/node_modules/');
    const given = (source: string) => ({ format: 'module', source, shortCircuit: true });
    if (url.startsWith(sharedScheme)) return given(sourceOf(url.slice(sharedScheme.length)));
    if (isFile && typescript.test(url)) {
      const filename = fileURLToPath(url);
      const { code } = transformSync(readFileSync(filename, 'utf8'), {
        filename,
        sourceMaps: 'inline',
        jsc: {
          parser: { syntax: 'typescript', tsx: url.endsWith('x') },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
      });
      return given(code);
    }
    // A class is named as in its file.
    if (url.endsWith('.module.css'))
      return given('export default new Proxy({}, { get: (_, name) => name });');
    if (url.endsWith('.css')) return given('');
    if (asset.test(url)) return given(`export default ${JSON.stringify(url)};`);
    return next(url, context);
  },
});
