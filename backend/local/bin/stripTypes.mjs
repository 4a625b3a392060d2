// Loads the TypeScript of this package as Node itself would, which it doesn't below a node_modules folder.
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

const { emitWarning } = process;
process.emitWarning = (warning, ...rest) => {
  if (!String(warning).includes('stripTypeScriptTypes')) emitWarning.call(process, warning, ...rest);
};

let source = '';

/** @param {string} folder URL of the folder whose TypeScript is loaded */
export function initialize(folder) {
  source = folder;
}

export async function load(url, context, next) {
  if (!url.startsWith(source) || !url.endsWith('.ts')) return next(url, context);
  const code = await readFile(new URL(url), 'utf8');
  return { format: 'module', source: stripTypeScriptTypes(code), shortCircuit: true };
}
