import type { Configuration } from 'webpack';

/** The options of a build. */
export interface BuildOptions {
  /** The module's repository, absolute: it has `module.json`, `package.json` and `src/module.ts`. */
  readonly folder: string;
  /** `preview` is quicker and readable, for a page on this machine. */
  readonly mode: 'production' | 'preview';
  /** Absolute path of the folder to write. */
  readonly outputPath: string;
}

/**
 * The webpack configuration of a module. `valet-module build` uses it; a `webpack.config.js` in the repository may
 * export a function that changes it.
 */
export function moduleBuild(options: BuildOptions): Configuration;
