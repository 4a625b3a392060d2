import { readFileSync } from 'node:fs';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** Writes index.html from a template, replacing each `<%= name %>` with the build's value. */
export class ShellPage {
  readonly #template: string;
  readonly #valuesOf: (compilation: Compilation) => Readonly<Record<string, string>>;

  /**
   * @param template absolute path
   * @param valuesOf the value of each name in the template, when all files have their names
   */
  constructor(template: string, valuesOf: (compilation: Compilation) => Readonly<Record<string, string>>) {
    this.#template = template;
    this.#valuesOf = valuesOf;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ShellPage', (compilation) => {
      compilation.fileDependencies.add(this.#template);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'ShellPage', stage }, () => {
        const values = this.#valuesOf(compilation);
        const page = readFileSync(this.#template, 'utf8').replace(/<%= (\w+) %>/g, (_, name: string) => {
          if (values[name] === undefined)
            throw new Error(`${this.#template}: there is no value for ${name}.`);
          return values[name];
        });
        compilation.emitAsset('index.html', new webpack.sources.RawSource(page));
      });
    });
  }
}
