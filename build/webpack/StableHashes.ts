import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';
import { root } from '../workspaces.ts';

/**
 * Hashes a source file by its text only. webpack also hashes the source map, which contains the file's path.
 * Hashes are in the code when it is minified, and the minifier picks short names by letter frequency, so a
 * build in another folder could produce different bytes.
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
