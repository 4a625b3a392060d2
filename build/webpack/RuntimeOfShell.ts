import type { Compiler } from 'webpack';

/** What webpack's runtime needs in every module alike, by webpack's own names for it. */
const common = new Set([
  'compat get default export',
  'define property getters',
  'hasOwnProperty shorthand',
  'jsonp chunk loading',
  'load script',
  'make namespace object',
  'publicPath',
  'sharing',
]);

/** What is said of each shared entry beside its name and its range; the shell reads only these. */
const unread = /^\s*(eager|fallback|layer|shareScope|singleton|strictVersion):.*\n/gm;

/**
 * Leaves out of a module what is the same in each of them: the shell brings it (shell/src/modules/moduleRuntime.ts), once for all. The
 * first dashboard would else have it once for each module that it shows.
 */
export class RuntimeOfShell {
  readonly #container: string;

  /** @param container name of the container, and of its chunk */
  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RuntimeOfShell', (compilation) => {
      compilation.hooks.runtimeModule.tap('RuntimeOfShell', (module, { name }) => {
        // The styles' loader runs code while it builds, which needs all of it.
        if (name !== this.#container) return;
        const generate = module.generate.bind(module);
        if (common.has(module.name)) module.generate = () => null;
        if (module.name === 'consumes') module.generate = () => generate()?.replace(unread, '') ?? null;
      });
    });
  }
}
