import { createHash } from 'node:crypto';
import { posix } from 'node:path';

/** The sampled pure code, as git patterns. */
export const sampled = [
  'shared-lib/src/domain/*.ts',
  'mf-*/domain/*.ts',
  'backend/functions/core/*/domain/*.ts',
  'backend/local/src/rules/*.ts',
];

/** The rules of Firestore and Storage are tested through their evaluator, so a file's tests may be anywhere in this folder. */
const testedTogether = 'backend/local/src/rules';

/** Tests and their fixtures, types, and export lists have nothing to mutate. */
const notMutable = /\.(test|fixture|d)\.tsx?$|\/index\.ts$/;

/** Whether a file is testable code. */
export const isMutable = (file: string): boolean => /\.tsx?$/.test(file) && !notMutable.test(file);

/** The folder of the tests that should notice a change to a file: its own folder, except for the rules. */
const testsOf = (file: string): string =>
  file.startsWith(`${testedTogether}/`) ? testedTogether : posix.dirname(file);

const keyOf = (seed: string, file: string): string =>
  createHash('sha256').update(`${seed} ${file}`).digest('hex');

/** Files tested in one Stryker run, which takes ten seconds to start. */
export interface Batch {
  readonly files: readonly string[];
  /** The folder of the tests that should notice a change. */
  readonly tests: string;
}

/** Small enough for a sample to include several folders. */
const batchSize = 4;

/** The files in batches, in a random order determined by the seed. */
export function batchesOf(files: readonly string[], seed: string): readonly Batch[] {
  const keys = new Map(files.map((file) => [file, keyOf(seed, file)]));
  const byKey = (a: string, b: string) => (keys.get(a)! < keys.get(b)! ? -1 : 1);
  return [...Map.groupBy(files, testsOf)]
    .flatMap(([tests, group]) => {
      const sorted = [...group].sort(byKey);
      const starts = sorted.flatMap((_, index) => (index % batchSize === 0 ? [index] : []));
      return starts.map((start) => ({ tests, files: sorted.slice(start, start + batchSize) }));
    })
    .sort((a, b) => byKey(a.files[0]!, b.files[0]!));
}
