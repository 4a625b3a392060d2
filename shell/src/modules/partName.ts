import type { ModuleRelease } from 'shared-lib/contract';

/** Which part of a module: a page or a slot's component, by the name that `module.json` gives it. */
export interface PartName {
  module: string;
  kind: 'pages' | 'slots';
  name: string;
}

/** Whether a version's static half names a part. */
export const isNamed = ({ kind, name }: PartName, { manifest }: ModuleRelease) =>
  kind === 'pages'
    ? manifest.routes.some(({ page }) => page === name)
    : manifest.slots.some(({ component }) => component === name);

/** A part of one version: the version's base, and the part in it. */
export const partKey = ({ kind, name }: PartName, base: string) => `${base}${kind}/${name}`;
