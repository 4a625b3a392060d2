import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';
import { root } from '../workspaces.ts';

/**
 * Hashes a source file by its text alone. webpack would also hash the source map, in which the loader puts the file's place. Hashes
 * stand in the code until it is minified, and the minifier chooses short names by how often it has seen each letter. So a build in
 * another place would now and then have other bytes.
 */
export class StableHashes {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StableHashes', (compilation) => {
      compilation.hooks.succeedModule.tap('StableHashes', (module) => {
        if (!(module instanceof webpack.NormalModule) || !module.buildInfo) return;
        const source = module.originalSource()?.source() ?? '';
        module.buildInfo.hash = createHash('sha256')
          .update(typeof source === 'string' ? source.replaceAll(root, '') : source)
          .update(JSON.stringify(module.buildMeta))
          .digest('hex');
      });
    });
  }
}
