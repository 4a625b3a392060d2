import type { ModuleCode } from './defineModule.ts';
import type { ModuleManifest } from './moduleManifest.ts';

/** Without duplicates, in order of first appearance. */
const unique = (names: readonly string[]) => [...new Set(names)];

function compare(
  kind: 'page' | 'slot component',
  named: readonly string[],
  exported: readonly string[],
): string[] {
  return [
    ...unique(named)
      .filter((name) => !exported.includes(name))
      .map((name) => `module.json names the ${kind} ${name}, module.ts has none`),
    ...exported
      .filter((name) => !named.includes(name))
      .map((name) => `module.ts has the ${kind} ${name}, module.json never names it`),
  ];
}

function repeated(kind: string, keys: readonly string[]): string[] {
  return unique(keys.filter((key, index) => keys.indexOf(key) !== index)).map(
    (key) => `${kind} ${key} appears twice in module.json`,
  );
}

/**
 * Checks the two halves of a module against each other.
 * @returns one sentence per problem; empty when `module.json` and the code half match.
 */
export function checkModule(manifest: ModuleManifest, code: ModuleCode): string[] {
  return [
    ...compare(
      'page',
      manifest.routes.map((route) => route.page),
      Object.keys(code.pages),
    ),
    ...compare(
      'slot component',
      manifest.slots.map((fill) => fill.component),
      Object.keys(code.slots),
    ),
    ...repeated(
      'the path',
      manifest.routes.map((route) => route.path),
    ),
    ...repeated(
      'the slot id',
      manifest.slots.map((fill) => `${fill.slot}/${fill.id}`),
    ),
  ];
}
