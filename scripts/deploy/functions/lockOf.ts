/** The fields we read of a package in a package-lock.json, version 3. */
export interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

export type Lock = Readonly<Record<string, LockedPackage>>;

/** A workspace's package.json: its own metadata and its dependencies. */
export interface Description {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const folder = 'node_modules/';

/** Where Node resolves a package from another package's path: the nearest node_modules on the way up. */
function resolved(lock: Lock, from: string, name: string): string | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/')))) {
    const path = base === '' ? folder + name : `${base}/${folder}${name}`;
    if (lock[path] !== undefined) return path;
    if (base === '') return undefined;
  }
}

/** The packages npm installs for a package: required ones, and optional ones, which may be missing. */
function needed(entry: LockedPackage): readonly [readonly string[], readonly string[]] {
  const peers = Object.keys(entry.peerDependencies ?? {});
  const isOptional = (name: string): boolean => entry.peerDependenciesMeta?.[name]?.optional === true;
  const optional = Object.keys(entry.optionalDependencies ?? {});
  const required = Object.keys(entry.dependencies ?? {}).filter((name) => !optional.includes(name));
  return [[...required, ...peers.filter((name) => !isOptional(name))], optional];
}

/**
 * A lockfile for a folder with some of the repository's packages, at the versions tested in the repository.
 *
 * @param lock `packages` of the repository's package-lock.json
 * @param workspace the workspace that depends on them, e.g. `backend`
 * @returns an object for package-lock.json
 * @throws Error when the repository's lockfile lacks a package, or two packages would share a path
 */
export function lockOf(lock: Lock, workspace: string, description: Description): object {
  const taken = new Map<string, { readonly source: string; readonly entry: LockedPackage }>();
  const take = (source: string): void => {
    // Packages in the workspace's own node_modules move to the top, where nothing else may be.
    const path = source.startsWith(`${workspace}/`) ? source.slice(workspace.length + 1) : source;
    const before = taken.get(path);
    if (before?.source === source) return;
    if (before !== undefined)
      throw new Error(`${source} and ${before.source} would both be installed at ${path}.`);
    const { devOptional, ...rest } = lock[source] as LockedPackage & { dev?: boolean; peer?: boolean };
    const { dev: _dev, peer: _peer, ...entry } = rest;
    taken.set(path, { source, entry: devOptional ? { ...entry, optional: true } : entry });
    const [required, optional] = needed(entry);
    for (const name of required) takeFrom(source, name, true);
    for (const name of optional) takeFrom(source, name, false);
  };
  const takeFrom = (from: string, name: string, isRequired: boolean): void => {
    const source = resolved(lock, from, name);
    if (source !== undefined) take(source);
    else if (isRequired) throw new Error(`package-lock.json has no ${name}, which ${from} needs.`);
  };
  for (const name of Object.keys(description.dependencies)) takeFrom(workspace, name, true);
  const packages = [...taken].sort(([left], [right]) => (left < right ? -1 : 1));
  return {
    name: description.name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': description, ...Object.fromEntries(packages.map(([path, { entry }]) => [path, entry])) },
  };
}
