import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Installed, built, written by a run, or written by a tool. */
const skipped =
  /(^|\/)(node_modules|\.git|dist|dist-functions|\.data|coverage|\.cache|results|report)$|^site$|^shared-lib\/schemas$|^scripts\/google\/shapes$/;

const isProse = /\.(?:tsx?|m?js|cjs|css|rules|md)$/;
const isWrittenByTool =
  /(?:^|\/)CHANGELOG\.md$|^\.changeset\/|^docs\/contract-reference\.md$|\.d\.ts$|^LICENSE/;

/** The files whose prose is checked, from the root, in order. */
export function sourceFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (skipped.test(path)) return [];
      if (entry.isDirectory()) return sourceFiles(root, path);
      return isProse.test(path) && !isWrittenByTool.test(path) ? [path] : [];
    });
}
