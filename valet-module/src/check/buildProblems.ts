import { satisfies } from 'compare-versions';
import type { ContainerFile, ModuleManifest } from 'shared-lib/contract';
import { checkModulesTogether } from '../../../build/checkModulesTogether.ts';
import { filePathField } from '../../../shared-lib/src/contract/releases.ts';
import { maxFiles, maxVersionBytes } from '../../../shared-lib/src/contract/registryCalls.ts';

/** A built version, and the site to check it against. */
export interface BuildFacts {
  readonly manifest: ModuleManifest;
  readonly version: string;
  /** Null if `mf-manifest.json` names none. */
  readonly container: ContainerFile | null;
  /** The files by path: their size in bytes, and the text of scripts. */
  readonly files: ReadonlyMap<string, { readonly bytes: number; readonly script: string | null }>;
  /** The contract that the released shell has, and the shell's version. */
  readonly shell: { readonly version: string; readonly contract: string };
  /** The static halves of all other modules that the site serves. */
  readonly others: readonly ModuleManifest[];
  /** The containers of this module's served versions, by version. */
  readonly served: ReadonlyMap<string, string>;
  /** The first path segments that the module already has on the site. */
  readonly own: ReadonlySet<string>;
  /** Whether the product reserves a first path segment. */
  readonly isReserved: (segment: string) => boolean;
}

/** Strings in React's own code that survive minification. A module that only uses React contains none of them. */
const ofReact = [
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
  'react.transitional.element',
];

/** A version as an identifier, as used in the names of scripts. */
export const asIdentifier = (text: string) => text.replace(/\W/g, '_');

const segmentOf = (path: string) => path.split('/')[1] ?? '';

/** First path segments the module may not use. */
function claimProblems({ manifest, others, own, isReserved }: BuildFacts): string[] {
  const taken = new Map(
    others.flatMap(({ name, routes }) => routes.map(({ path }) => [segmentOf(path), name])),
  );
  return [...new Set(manifest.routes.map(({ path }) => segmentOf(path)))].flatMap((segment) => {
    if (own.has(segment)) return [];
    if (segment.startsWith(':') || segment === '')
      return [`A route's first segment must be a word, not "${segment}".`];
    const owner = taken.get(segment);
    if (owner !== undefined) return [`/${segment} is a path of ${owner}.`];
    return isReserved(segment) ? [`/${segment} is reserved for the product.`] : [];
  });
}

/**
 * The problems that keep a built version from being published, as far as they can be found without running it.
 * @returns one sentence per problem, with its place
 */
export function buildProblems(facts: BuildFacts): string[] {
  const { manifest, version, container, files, shell, others, served } = facts;
  const problems: string[] = [];
  if (!satisfies(shell.contract, manifest.contract))
    problems.push(
      `module.json needs the contract ${manifest.contract}; shell ${shell.version} has ${shell.contract}.`,
    );
  const [bytes, count] = [[...files.values()].reduce((sum, file) => sum + file.bytes, 0), files.size];
  if (bytes > maxVersionBytes)
    problems.push(`The files total ${bytes} bytes; the limit is ${maxVersionBytes}.`);
  if (count > maxFiles) problems.push(`There are ${count} files; the limit is ${maxFiles}.`);
  for (const [path, { script }] of files) {
    if (!filePathField.safeParse(path).success)
      problems.push(`A file can't be named ${path}; use letters, digits and _ . @ ~ -`);
    const copy = script !== null && ofReact.find((text) => script.includes(text));
    if (copy) problems.push(`${path} contains a copy of React ("${copy}"); React comes from the shell.`);
  }
  if (!container) problems.push('mf-manifest.json names no container, or its script is missing.');
  else {
    if (!container.global.includes(asIdentifier(version)))
      problems.push(
        `The container's name ${container.global} must contain the version, ${asIdentifier(version)}.`,
      );
    for (const [other, global] of served)
      if (other !== version && global === container.global)
        problems.push(`The container's name, ${global}, is already used by version ${other}.`);
  }
  problems.push(...claimProblems(facts));
  const together = checkModulesTogether([...others, manifest]);
  const before = new Set(checkModulesTogether(others));
  return [...problems, ...together.filter((one) => !before.has(one)).map((one) => `${one}.`)];
}

/**
 * Finds globals of a version's scripts that another version would share: on one page, both would fail.
 * @param globals names of globals, without the container's own
 */
export const globalProblems = (globals: readonly string[], version: string): string[] =>
  globals
    .filter((name) => name.startsWith('webpackChunk') && !name.includes(asIdentifier(version)))
    .map(
      (name) =>
        `output.uniqueName must contain the version ${version}: the scripts share the global ${name}.`,
    );
