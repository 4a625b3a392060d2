import { createHash } from 'node:crypto';
import { posix } from 'node:path';

/** The pure rules that samples are taken of, as git's patterns. */
export const sampled = ['shared-lib/src/domain/*.ts', 'mf-*/domain/*.ts', 'backend/local/src/rules/*.ts'];

/** The rules of Firestore and Storage are tested through their evaluator: the tests of one file lie all over this folder. */
const testedTogether = 'backend/local/src/rules';

/** Tests and what belongs to them, types, and lists of exports have nothing to change. */
const notMutable = /\.(test|fixture|d)\.tsx?$|\/index\.ts$/;

/** Whether a file is code that a test could cover. */
export const isMutable = (file: string): boolean => /\.tsx?$/.test(file) && !notMutable.test(file);

/** The folder of the tests that have to notice a change of a file: its own, since a rule is tested where it lies. */
const testsOf = (file: string): string =>
  file.startsWith(`${testedTogether}/`) ? testedTogether : posix.dirname(file);

const keyOf = (seed: string, file: string): string =>
  createHash('sha256').update(`${seed} ${file}`).digest('hex');

/** Files whose changes are tested in one run of Stryker, which takes ten seconds to begin. */
export interface Batch {
  readonly files: readonly string[];
  /** The folder of the tests that have to notice a change. */
  readonly tests: string;
}

/** Few enough for a sample to have files of several folders. */
const batchSize = 4;

/** The files in batches, in an order of chance that is always the same for a seed. */
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
