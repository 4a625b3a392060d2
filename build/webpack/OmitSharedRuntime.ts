import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

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

/** The type that mini-css-extract-plugin gives to style sheets. */
const styleSheet = 'css/mini-extract';

/**
 * The code that tells the shell which chunks of a container have styles.
 * @param generated the plugin's own loader; empty if there are none
 * @throws Error if the plugin has styles to load and none is found
 */
function styledChunksOf(generated: string | null, container: Chunk, { chunkGraph }: Compilation) {
  if (!generated) return null;
  const styled = [...container.getAllAsyncChunks()].filter((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].some(({ type }) => type === styleSheet),
  );
  if (styled.length === 0) throw new Error('mini-css-extract-plugin marks style sheets in another way.');
  const ids = Object.fromEntries(styled.map(({ id }) => [String(id), 1]));
  return `${webpack.RuntimeGlobals.require}.styledChunks = ${JSON.stringify(ids)};`;
}

/** Properties of a shared entry other than its name and range, which the shell doesn't read: 200 bytes for each module. */
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
      compilation.hooks.runtimeModule.tap('OmitSharedRuntime', (module, chunk) => {
        // The style loader runs code during the build, which needs the full runtime.
        if (chunk.name !== this.#container) return;
        const generate = module.generate.bind(module);
        if (commonModules.has(module.name)) module.generate = () => null;
        if (module.name === 'css loading')
          module.generate = () => styledChunksOf(generate(), chunk, compilation);
        if (module.name === 'consumes') module.generate = () => generate()?.replace(unused, '') ?? null;
      });
    });
  }
}
