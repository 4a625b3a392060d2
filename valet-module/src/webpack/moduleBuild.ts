import type { Configuration, ExternalItem } from 'webpack';
import { moduleConfig } from '../../../build/webpack/moduleConfig.ts';
import { facts } from '../facts.ts';
import { readSource } from '../readSource.ts';

/** Packages with state, of which a page has one copy; a module must not bundle another. */
const ownedByShell =
  /^(firebase|@firebase|@mantine|@reduxjs|redux|react-redux|react-router|react-router-dom|react-dom)(\/|$)/;

/** Refuses imports of what the shell provides through shared-lib. */
const refuseSecondCopies: ExternalItem = ({ request = '' }, callback) => {
  if (ownedByShell.test(request))
    callback(new Error(`A module can't bundle ${request}: import what you need of it from shared-lib.`));
  else callback();
};

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
 * The webpack configuration of a module, which also builds the product's own areas: a container by
 * `@module-federation/enhanced` without anything that the shell shares. Its names contain the version.
 * @throws TypeError if the folder isn't a module
 */
export function moduleBuild({ folder, mode, outputPath }: BuildOptions): Configuration {
  const source = readSource(folder);
  if (!source.ok) throw new TypeError(source.message);
  const { version, manifest } = source.value;
  const config = moduleConfig(manifest.name, mode, outputPath, {
    folder,
    version,
    shared: facts().shared,
  });
  return {
    ...config,
    externals: [refuseSecondCopies, ...([config.externals ?? []].flat() as ExternalItem[])],
  };
}
