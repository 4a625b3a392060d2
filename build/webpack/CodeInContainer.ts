import type { Compiler } from 'webpack';

/** Names the federation plugin gives the chunks exposed as `./module` and `./light`. */
const exposed = ['__federation_expose_module', '__federation_expose_light'];

/**
 * Puts the exposed code into the container's script. The two are always needed together, and a separate
 * request would delay the first dashboard. Shared code and styles stay in a chunk without a script, because
 * they are loaded before the code runs.
 */
export class CodeInContainer {
  readonly #container: string;

  /** @param container name of the container and its chunk */
  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CodeInContainer', (compilation) => {
      // Runs after chunks have been split.
      compilation.hooks.optimizeChunks.tap({ name: 'CodeInContainer', stage: 20 }, () => {
        const { chunkGraph, namedChunks } = compilation;
        const to = namedChunks.get(this.#container);
        if (!to) return;
        for (const from of exposed.flatMap((name) => namedChunks.get(name) ?? [])) {
          for (const module of [...chunkGraph.getChunkModulesIterable(from)]) {
            if (!module.type.startsWith('javascript/')) continue;
            chunkGraph.connectChunkAndModule(to, module);
            chunkGraph.disconnectChunkAndModule(from, module);
          }
        }
      });
    });
  }
}
