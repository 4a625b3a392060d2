import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { hashesFile } from 'shared-lib/contract/documents';

const name = 'VerifiedChunks';

/** A script or a style sheet of a chunk. */
type Kind = 'js' | 'css';

/** The bare hash of an `integrity` attribute. */
const hashOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('base64').replace(/=$/, '');

/** A placeholder as long as a hash, used until the files are final; the same in every build. */
const placeholder = (key: string) => `*${key}`.padEnd(43, '*');

/** A chunk's file of one kind, without its source map. */
const fileOf = (chunk: Chunk, kind: Kind) => [...chunk.files].find((file) => file.endsWith(`.${kind}`));

/**
 * Gives a container the hashes of its version's other scripts and style sheets, so a modified one never runs. The
 * container includes only the hashes of the files it loads first, and the hash of a file with all others, because
 * the dashboard needs only containers. The shell loads that file (shell/src/modules/verifyChunks.ts). A chunk
 * with an unknown hash never loads.
 */
export class VerifiedChunks {
  readonly #container: string;

  /** @param container name of the container and its chunk */
  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { RuntimeGlobals } = webpack;
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) => {
        if (chunk.name === this.#container)
          compilation.addRuntimeModule(chunk, new HashesRuntime(firstChunks(compilation, chunk)));
      });
      const hashes = `${RuntimeGlobals.require}.hashes`;
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source, chunk) =>
          chunk.name === this.#container
            ? `${source}\nscript.integrity = "sha256-" + ${hashes}.js[chunkId];`
            : source,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, chunkId }) => `${source}\n${tag}.integrity = "sha256-" + ${hashes}.css[${chunkId}];`,
      );
      compilation.hooks.processAssets.tap(
        // After the files have been minified; their names change to the final hashes later.
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE },
        () => this.#fillIn(compilation),
      );
    });
  }

  /** Replaces the placeholders, and adds the file with the other hashes. */
  #fillIn(compilation: Compilation) {
    const container = [...compilation.chunks].find((chunk) => chunk.name === this.#container);
    const script = container && fileOf(container, 'js');
    if (!script) return;
    /** The files whose hashes appear in other files, by hash. */
    const files = new Map<string, string>();
    const track = (file: string) => {
      const hash = hashOf(compilation.getAsset(file)!.source.buffer());
      files.set(hash, file);
      // When a file's content changes, webpack replaces its listed hashes wherever they appear.
      compilation.updateAsset(
        file,
        (source) => source,
        (info = {}) => ({ ...info, contenthash: [info.contenthash ?? [], hash].flat() }),
      );
      return hash;
    };
    const found: Record<Kind, Record<string, string>> = { js: {}, css: {} };
    for (const chunk of container.getAllAsyncChunks()) {
      for (const kind of ['js', 'css'] as const) {
        const file = fileOf(chunk, kind);
        if (file) found[kind][String(chunk.id)] = track(file);
      }
    }
    compilation.emitAsset(hashesFile, new webpack.sources.RawSource(JSON.stringify(found)));
    const replacements = new Map([[placeholder('others'), track(hashesFile)]]);
    for (const kind of ['js', 'css'] as const) {
      for (const [id, hash] of Object.entries(found[kind]))
        replacements.set(placeholder(`${kind}/${id}`), hash);
    }
    const source = compilation.getAsset(script)!.source;
    const filled = new webpack.sources.ReplaceSource(source);
    const text = String(source.source());
    for (const [from, to] of replacements) {
      const at = text.indexOf(from);
      if (at >= 0) filled.replace(at, at + from.length - 1, to);
    }
    compilation.updateAsset(script, filled);
    webpack.optimize.RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(
      name,
      ([content], oldHash) => (files.has(oldHash) && content ? hashOf(content) : undefined),
    );
  }
}

/** The chunks that the container loads to get its exposed code. */
const firstChunks = ({ chunkGroups }: Compilation, container: Chunk) => [
  ...new Set(
    chunkGroups
      .filter((group) => group.getParents().some((parent) => parent.chunks.includes(container)))
      .filter(({ name: group }) => group?.startsWith('__federation_expose_'))
      .flatMap(({ chunks }) => chunks),
  ),
];

/** The container's own hashes, by chunk. */
class HashesRuntime extends webpack.RuntimeModule {
  readonly #first: readonly Chunk[];

  constructor(first: readonly Chunk[]) {
    super('hashes');
    this.#first = first;
  }

  override generate() {
    const own = (kind: Kind) =>
      Object.fromEntries(
        this.#first
          .filter((chunk) => hasKind(this.compilation!, chunk, kind))
          .map(({ id }) => [String(id), placeholder(`${kind}/${id}`)]),
      );
    const ids = this.#first.map(({ id }) => id);
    const hashes = { first: ids, js: own('js'), css: own('css'), others: placeholder('others') };
    return `${webpack.RuntimeGlobals.require}.hashes = ${JSON.stringify(hashes)};`;
  }
}

/** Whether a chunk will have a file of a kind. */
const hasKind = ({ chunkGraph }: Compilation, chunk: Chunk, kind: Kind) =>
  [...chunkGraph.getChunkModulesIterable(chunk)].some(({ type }) =>
    kind === 'js' ? type.startsWith('javascript/') : type === 'css/mini-extract',
  );
