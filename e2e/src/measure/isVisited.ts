import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { moduleNames } from '../../../build/buildNames.ts';
import { areasVariable } from '../product.ts';
import { areasOf, type ModuleStatics } from './areasOf.ts';

const root = resolve(import.meta.dirname, '../../..');

const modules = moduleNames.map(
  (name) => JSON.parse(readFileSync(join(root, name, 'module.json'), 'utf8')) as ModuleStatics,
);

const limit = process.env[areasVariable]?.split(' ');

/**
 * Whether the tests of every page visit a screen: all, unless this run is limited to some areas.
 * @param path the screen's address
 */
export const isVisited = (path: string): boolean =>
  limit === undefined || areasOf(path, modules).some((name) => limit.includes(name));

/** The screens of a list that the tests of every page visit. */
export const visited = <One extends { readonly path: string }>(list: readonly One[]): readonly One[] =>
  list.filter(({ path }) => isVisited(path));

/** Why a test without a screen to visit is skipped. */
export const unchanged = 'The run is limited to other pages.';
