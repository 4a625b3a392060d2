import webpack, { type Compiler } from 'webpack';

/** Runtime modules that every module needs, by webpack's names. */
const commonModules = new Set([
  'compat get default export',
  'define property getters',
  'hasOwnProperty shorthand',
  'jsonp chunk loading',
  'load script',
  'make namespace object',
  'publicPath',
  'sharing',
]);

/** Matches the chunk map in the style plugin's generated loader. */
const styledChunks = /^\s*var cssChunks = (\{.*\});$/m;

/**
 * Keeps only the chunk map of the style loader.
 * @throws Error if the plugin's output has changed.
 */
function stylesOf(generated: string): string | null {
  if (generated === '') return null;
  const [, chunks] = styledChunks.exec(generated) ?? [];
  if (chunks === undefined)
    throw new Error('mini-css-extract-plugin no longer says which chunks have styles');
  return `${webpack.RuntimeGlobals.require}.styledChunks = ${chunks};`;
}

/** Properties of a shared entry other than its name and range, which the shell doesn't read. */
const unused = /^\s*(eager|fallback|layer|shareScope|singleton|strictVersion):.*\n/gm;

/**
 * Leaves out of each module the runtime code they all share, which the shell provides once
 * (shell/src/modules/moduleRuntime.ts). Otherwise the first dashboard would load it once per module.
 */
export class OmitSharedRuntime {
  readonly #container: string;

  /** @param container name of the container and its chunk */
  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('OmitSharedRuntime', (compilation) => {
      compilation.hooks.runtimeModule.tap('OmitSharedRuntime', (module, { name }) => {
        // The style loader runs code during the build, which needs the full runtime.
        if (name !== this.#container) return;
        const generate = module.generate.bind(module);
        if (commonModules.has(module.name)) module.generate = () => null;
        if (module.name === 'css loading') module.generate = () => stylesOf(generate() ?? '');
        if (module.name === 'consumes') module.generate = () => generate()?.replace(unused, '') ?? null;
      });
    });
  }
}
