import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from './webpack/baseConfig.ts';
import { root } from './workspaces.ts';

/** The version of an installed package or a workspace, as its package.json has it. */
const installedVersion = (packageName: string): string =>
  (
    JSON.parse(readFileSync(join(root, 'node_modules', packageName, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** The shared name of what makes a component of each icon. */
export const iconMaker = '@tabler/icons-react/createReactComponent';

/** Who starts with a shared entry, and with what the others fetch it. */
interface SharedEntry {
  /** The chunk of the app that brings it when a module first asks for it; null for what the app starts with. */
  readonly app: string | null;
  /** The same of a page for everyone that comes without the app; absent for what such a page may not import. */
  readonly light?: string | null;
}

/**
 * The packages of which shell and modules share one instance, by the name that a module imports: the one table of them. The build of the
 * modules derives from it, so that modules never bundle them, and so does what the shell provides (webpack/sharedEntries.ts).
 * Everything with state (React, the store, the router, the texts, Firebase, Mantine) is reached through these.
 */
const always: Readonly<Record<string, SharedEntry>> = {
  react: { app: null, light: null },
  'react/jsx-runtime': { app: null, light: null },
  [iconMaker]: { app: null, light: null },
  'shared-lib/contract': { app: null, light: null },
  'shared-lib/i18n': { app: null, light: null },
  'shared-lib/router': { app: null, light: null },
  'shared-lib/slots': { app: null },
  'shared-lib/data/dashboard': { app: null },
  'shared-lib/domain/nights': { app: null },
  'shared-lib/ui/dashboard': { app: null },
  // Every page of a module in the app needs the entries of `pages`: one request.
  'shared-lib/data': { app: 'pages', light: 'light-forms' },
  'shared-lib/data/kit': { app: 'pages', light: 'light-forms' },
  'shared-lib/data/public': { app: 'pages', light: null },
  'shared-lib/ui': { app: 'pages', light: 'light-forms' },
  'shared-lib/ui/public': { app: 'pages', light: null },
  'shared-lib/domain': { app: 'domain', light: 'light-forms' },
  'shared-lib/domain/public': { app: 'domain', light: null },
  'shared-lib/domain/schema': { app: 'domain', light: 'light-forms' },
  'shared-lib/search': { app: 'fold-text' },
  'shared-lib/ui/lists': { app: 'ui-lists' },
  'shared-lib/ui/table': { app: 'ui-table' },
  'shared-lib/ui/dialogs': { app: 'ui-dialogs' },
  'shared-lib/ui/form': { app: 'ui-form', light: 'light-forms' },
  'shared-lib/ui/forms': { app: 'ui-forms' },
  'shared-lib/ui/inputs': { app: 'ui-inputs' },
  'shared-lib/ui/drawer': { app: 'drawer' },
  'shared-lib/ui/tabs': { app: 'tabs' },
  'shared-lib/ui/importing': { app: 'importing' },
  'shared-lib/ui/photos': { app: 'photos' },
  'shared-lib/ui/plans': { app: 'plans' },
  'shared-lib/ui/sorting': { app: 'sorting' },
  'shared-lib/ui/labels': { app: 'labels' },
};

/** JSX that is compiled for development calls another entry of React than JSX that is compiled for production. */
const inDevelopment = { 'react/jsx-dev-runtime': { app: 'jsx-dev-runtime', light: 'jsx-dev-runtime' } };

/** What shell and modules share in a build of a mode, by the name that a module imports. */
export const sharedModules = (mode: Mode): Readonly<Record<string, SharedEntry>> =>
  mode === 'development' ? { ...always, ...inDevelopment } : always;

/** The package of a shared name, such as `react` of `react/jsx-runtime`. */
const packageOf = (key: string) => /^(@[^/]+\/)?[^/]+/.exec(key)![0];

/** The version of the package of a shared name. */
export const sharedVersion = (key: string): string => installedVersion(packageOf(key));

/** The versions of the packages that are shared, by their names. */
export const sharedVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(always).map((key) => [packageOf(key), sharedVersion(key)]));
