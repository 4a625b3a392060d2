import type { Compiler } from 'webpack';

/** What the federation plugin calls the chunks of what a module exposes as `./module` and `./light`. */
const exposed = ['__federation_expose_module', '__federation_expose_light'];

/**
 * Puts the code that a module exposes into the script of its container: whoever asks for the one always needs the other, and a request
 * of its own would hold up the first dashboard. What the code shares with the shell, and its styles, stay in a chunk without a
 * script: they are there before the code runs.
 */
export class CodeInContainer {
  readonly #container: string;

  /** @param container name of the container, and of its chunk */
  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CodeInContainer', (compilation) => {
      // After the chunks have been split.
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
