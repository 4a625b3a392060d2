import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNames } from '../../build/buildNames.ts';
import { writeAtomically } from '../../build/writeAtomically.ts';
import type { Log } from '../local/src/Log.ts';
import { watchFileSaves } from '../local/src/watchFileSaves.ts';

/** A file with a part of the Firestore rules. */
export interface RulesPart {
  /** Its path from the repository's root, which precedes it in the assembled rules. */
  readonly path: string;
  readonly text: string;
}

/** The line of the core's rules that the areas' parts replace. */
const placeOfParts = "    // The areas' parts are inserted here.\n";

const corePath = 'backend/rules/core.rules';
const partPaths = moduleNames.map((name) => `${name}/rules/firestore.rules`);

/** The path of the assembled rules from the repository's root; firebase.json names it. */
export const assembledPath = 'backend/rules/dist/firestore.rules';

/**
 * Assembles the rules that Firestore enforces. Parts are inserted among the core's blocks and may call its functions; a function inside a
 * part's own block is visible only there.
 * @throws Error if the core's rules have no placeholder for parts
 */
export function assembleRules(core: string, parts: readonly RulesPart[]): string {
  const [before, after] = core.split(placeOfParts);
  if (before === undefined || after === undefined)
    throw new Error(`${corePath} has no marker for the parts.`);
  const blocks = parts.map(
    ({ path, text }) => `    // ${path}\n${text.trimEnd().replace(/^(?=.)/gm, '    ')}\n`,
  );
  return before + blocks.join('\n') + after;
}

/**
 * Assembles the rules in the working tree and writes them where firebase.json expects them.
 * @param root absolute path of the repository
 * @returns the file's absolute path
 */
export function writeRules(root: string): string {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const parts = partPaths.map((path) => ({ path, text: read(path) }));
  const assembled = join(root, assembledPath);
  writeAtomically(assembled, assembleRules(read(corePath), parts));
  return assembled;
}

/**
 * Writes the assembled rules now, and whenever a part is saved.
 * @param root absolute path of the repository
 * @param log reports files that can no longer be watched
 * @returns stops watching
 */
export function watchRules(root: string, log: Log): () => void {
  writeRules(root);
  const watches = [corePath, ...partPaths].map((path) =>
    watchFileSaves(join(root, path), log, () => void writeRules(root)),
  );
  return () => {
    for (const stop of watches) stop();
  };
}
