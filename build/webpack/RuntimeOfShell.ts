import webpack, { type Compiler } from 'webpack';

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

/** Which chunks have styles, in what the styles' plugin generates to load them. */
const styledChunks = /^\s*var cssChunks = (\{.*\});$/m;

/**
 * What is left of loading styles: which chunks have some.
 * @throws Error where the plugin words it in another way than we know.
 */
function stylesOf(generated: string): string | null {
  if (generated === '') return null;
  const [, chunks] = styledChunks.exec(generated) ?? [];
  if (chunks === undefined)
    throw new Error('mini-css-extract-plugin no longer says which chunks have styles');
  return `${webpack.RuntimeGlobals.require}.styledChunks = ${chunks};`;
}

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
        if (module.name === 'css loading') module.generate = () => stylesOf(generate() ?? '');
        if (module.name === 'consumes') module.generate = () => generate()?.replace(unread, '') ?? null;
      });
    });
  }
}
