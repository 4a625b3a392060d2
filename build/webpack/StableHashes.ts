import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';
import { root } from '../workspaces.ts';

/**
 * Hashes a source file by its text alone. webpack would hash its source map along, in which the loader has put where the file lies;
 * such hashes stand in the code until it is minified, and the minifier gives the shortest names by how often it has seen each letter.
 * So a version that is built elsewhere would have other bytes now and then.
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
