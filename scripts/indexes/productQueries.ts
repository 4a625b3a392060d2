import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNames } from '../../build/buildNames.ts';
import { queryableFields } from '../../shared-lib/src/data/tracking/queryableFields.ts';
import { collectQueries, type Collected } from './collectQueries.ts';
import { givenArguments, type Given } from './values.ts';
import { readSources } from './sources.ts';

/**
 * All code that queries Firestore. The shell queries through shared-lib, areas also through its kit; backend/live acts as a field app.
 */
const folders = [
  'shared-lib/src',
  ...moduleNames.flatMap((name) => [`${name}/src/data`, `${name}/functions`]),
  'backend/functions',
  'backend/kernel',
  'backend/live',
];

/** Only area data may import this (.dependency-cruiser.cjs, `kit-in-area-data`). */
const kit = 'shared-lib/src/data/kit.ts';

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name);

const filesIn = (root: string, folder: string): string[] =>
  !existsSync(join(root, folder))
    ? []
    : readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(isSource)
        .map((name) => join(folder, name))
        .sort();

const subsetsOf = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

/** The queries of record lists: one or more values for any of a kind's queryable fields, and a range of nights. */
function recordQueries(): Given[] {
  const day = '2026-01-01';
  return Object.entries(queryableFields).flatMap(([kind, fields]: [string, readonly string[]]) =>
    [['a'], ['a', 'b']].flatMap((values) =>
      subsetsOf(fields).flatMap((some) => {
        const narrowing = some.map((field) => ({ field, values }));
        const ranges = fields.includes('serviceDate') ? [null, day] : [null];
        return ranges.flatMap((since) => ranges.map((until) => ({ kind, narrowing, since, until })));
      }),
    ),
  );
}

/**
 * All queries of the product.
 *
 * @param root absolute path of the repository
 */
export function productQueries(root: string): Collected {
  const { exports } = JSON.parse(readFileSync(join(root, 'shared-lib/package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const entries = Object.entries(exports).map(
    ([name, path]) => [join('shared-lib', name), join('shared-lib', path)] as const,
  );
  const names = folders.flatMap((folder) => filesIn(root, folder));
  const sources = readSources(root, { names, entries: new Map(entries) });
  // All callers of the kit are among the sources.
  const outside = sources.entries.filter((file) => sources.nameOf(file) !== kit);
  return collectQueries(
    { ...sources, entries: outside },
    {
      hooks: new Map([
        ['liveHook', 0],
        ['liveHookOfAccount', 1],
      ]),
      given: {
        'shared-lib/src/data/tracking/recordQuery.ts documentsOf': recordQueries().map((requested) =>
          givenArguments(['customer', requested]),
        ),
      },
    },
  );
}
