import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from './webpack/baseConfig.ts';
import { root } from './workspaces.ts';

/** The version of an installed package or workspace, from its package.json. */
const installedVersion = (packageName: string): string =>
  (
    JSON.parse(readFileSync(join(root, 'node_modules', packageName, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** The shared module that turns icon data into components. */
export const iconMaker = '@tabler/icons-react/createReactComponent';

/** How a shared entry is loaded. */
interface SharedEntry {
  /** The app chunk that contains it, loaded when a module first needs it; null if it is part of startup. */
  readonly app: string | null;
  /** The same for light public pages; absent if they may not import it. */
  readonly light?: string | null;
}

/**
 * The packages that the shell and the modules share one instance of, by import name. Module builds use this
 * table to leave them out of the bundle, and the shell uses it to provide them (webpack/sharedEntries.ts).
 * Everything with state (React, the store, the router, texts, Firebase, Mantine) goes through these.
 */
const inEveryMode: Readonly<Record<string, SharedEntry>> = {
  react: { app: null, light: null },
  'react/jsx-runtime': { app: null, light: null },
  [iconMaker]: { app: null, light: null },
  'shared-lib/contract': { app: null, light: null },
  'shared-lib/i18n': { app: null, light: null },
  'shared-lib/router': { app: null, light: null },
  'shared-lib/slots': { app: null },
  'shared-lib/slots/record': { app: 'ui-lists' },
  'shared-lib/slots/round': { app: 'round' },
  'shared-lib/slots/search': { app: 'search' },
  'shared-lib/data/dashboard': { app: null },
  'shared-lib/domain/nights': { app: null },
  'shared-lib/ui/dashboard': { app: null },
  // Every module page in the app needs the `pages` entries, so they are one request.
  'shared-lib/data': { app: 'pages', light: 'light-forms' },
  'shared-lib/data/kit': { app: 'pages', light: 'light-forms' },
  'shared-lib/data/public': { app: 'pages', light: null },
  'shared-lib/ui': { app: 'pages', light: 'light-forms' },
  'shared-lib/ui/public': { app: 'pages', light: null },
  'shared-lib/domain': { app: 'domain', light: 'light-forms' },
  'shared-lib/domain/public': { app: 'domain', light: null },
  'shared-lib/domain/schema': { app: 'domain', light: 'light-forms' },
  'shared-lib/i18n/fields': { app: 'field-names' },
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

/** JSX compiled for development uses a different React entry. */
const inDevelopment = { 'react/jsx-dev-runtime': { app: 'jsx-dev-runtime', light: 'jsx-dev-runtime' } };

/** The shared packages for a build mode, by import name. */
export const sharedModules = (mode: Mode): Readonly<Record<string, SharedEntry>> =>
  mode === 'development' ? { ...inEveryMode, ...inDevelopment } : inEveryMode;

/** The package of an import name, such as `react` for `react/jsx-runtime`. */
const packageOf = (key: string) => /^(@[^/]+\/)?[^/]+/.exec(key)![0];

export const sharedVersion = (key: string): string => installedVersion(packageOf(key));

export const sharedVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(inEveryMode).map((key) => [packageOf(key), sharedVersion(key)]));
