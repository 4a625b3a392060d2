import type { ModuleRelease } from 'shared-lib/contract';

/** A part of a module: a page or a slot's component, by its name in `module.json`. */
export interface PartName {
  module: string;
  kind: 'pages' | 'slots';
  name: string;
}

/** Whether a version's static half has a part. */
export const isNamed = ({ kind, name }: PartName, { manifest }: ModuleRelease) =>
  kind === 'pages'
    ? manifest.routes.some(({ page }) => page === name)
    : manifest.slots.some(({ component }) => component === name);

/** A key for a part of a version. */
export const partKey = ({ kind, name }: PartName, base: string) => `${base}${kind}/${name}`;
