import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules, sharedVersion } from '../../build/sharedModules.ts';

/** Facts about the product that the package was packed from. */
export interface Facts {
  /** Versions of what the shell shares with modules, by import name. */
  readonly shared: Readonly<Record<string, string>>;
  /** The names that each shared entry of shared-lib exports. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
}

/** Set when the package is packed (pack/bundle.ts). */
declare const PACKED_FACTS: Facts | undefined;

/** The names of each entry in `api/entries.txt`. */
function readExports(): Record<string, string[]> {
  const list = readFileSync(join(import.meta.dirname, '../api/entries.txt'), 'utf8');
  return Object.fromEntries(
    list.split('\n\n').map((block) => {
      const [key, ...names] = block.trim().split('\n');
      return [key!, names.map((name) => name.trim())];
    }),
  );
}

/** Reads the facts from the repository that the package is part of. */
export const readFacts = (): Facts => ({
  shared: Object.fromEntries(
    Object.keys(sharedModules('production')).map((key) => [key, sharedVersion(key)]),
  ),
  exports: readExports(),
});

export const facts = (): Facts => (typeof PACKED_FACTS === 'undefined' ? readFacts() : PACKED_FACTS);
