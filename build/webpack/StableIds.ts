import type { Compiler } from 'webpack';

/** The modules that the federation plugin makes up, which have a path of this machine in their names; and an id for each. */
const madeUp: readonly (readonly [RegExp, string])[] = [
  [/^container entry /, 'container'],
  [/[\\/]\.federation[\\/]entry\./, 'federation'],
];

/**
 * Gives the federation plugin's own modules ids of their own. webpack would derive them from where the repository lies, and a
 * version that is built elsewhere must have the same bytes: it is the same version.
 */
export class StableIds {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIds', (modules) => {
        for (const module of modules) {
          const id = madeUp.find(([name]) => name.test(module.identifier()))?.[1];
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
