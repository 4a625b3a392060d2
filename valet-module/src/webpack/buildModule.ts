import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';
import type { ModuleSource } from '../readSource.ts';
import { moduleBuild } from './moduleBuild.ts';

/** The folder of a module's build: `dist/<name>/<version>`. */
export const builtFolder = ({ folder, manifest, version }: ModuleSource) =>
  join(folder, 'dist', manifest.name, version);

/** The configuration, passed through the function in the repository's own `webpack.config.js` if there is one. */
export async function configurationOf(
  source: ModuleSource,
  mode: 'production' | 'preview',
  outputPath: string,
): Promise<Configuration> {
  const config = moduleBuild({ folder: source.folder, mode, outputPath });
  const own = join(source.folder, 'webpack.config.js');
  if (!existsSync(own)) return config;
  const { default: change } = (await import(/* webpackIgnore: true */ pathToFileURL(own).href)) as {
    default: (config: Configuration) => Configuration;
  };
  return change(config);
}

/**
 * Builds a module for production.
 * @returns the folder, or webpack's messages
 */
export async function buildModule(source: ModuleSource): Promise<Outcome<string>> {
  const outputPath = builtFolder(source);
  const config = await configurationOf(source, 'production', outputPath);
  rmSync(outputPath, { recursive: true, force: true });
  mkdirSync(outputPath, { recursive: true });
  const problem = await new Promise<string | null>((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) reject(error);
        else resolve(stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : null);
      }),
    );
  });
  if (problem !== null) return refused(problem);
  writeFileSync(join(outputPath, 'module.json'), JSON.stringify(source.manifest, null, 2));
  return done(outputPath);
}
