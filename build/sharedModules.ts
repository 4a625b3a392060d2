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

const react = installedVersion('react');
const sharedLib = installedVersion('shared-lib');
const icons = installedVersion('@tabler/icons-react');

/** The shared name of what makes a component of each icon. */
export const iconMaker = '@tabler/icons-react/createReactComponent';

/** Each package's version, by the name that a module imports. */
type SharedModules = Readonly<Record<string, { version: string }>>;

/**
 * The packages of which shell and modules share one instance, by the name that a module imports: the one table that the
 * build of the modules derives from. The shell provides each of them (shell/src/modules/sharedInstances.ts), modules never
 * bundle them. Everything with state (React, the store, the router, the texts, Firebase, Mantine) is reached through these.
 */
const always: SharedModules = {
  react: { version: react },
  'react/jsx-runtime': { version: react },
  [iconMaker]: { version: icons },
  'shared-lib/contract': { version: sharedLib },
  'shared-lib/domain': { version: sharedLib },
  'shared-lib/domain/nights': { version: sharedLib },
  'shared-lib/domain/public': { version: sharedLib },
  'shared-lib/domain/schema': { version: sharedLib },
  'shared-lib/data': { version: sharedLib },
  'shared-lib/data/dashboard': { version: sharedLib },
  'shared-lib/data/kit': { version: sharedLib },
  'shared-lib/data/public': { version: sharedLib },
  'shared-lib/slots': { version: sharedLib },
  'shared-lib/router': { version: sharedLib },
  'shared-lib/i18n': { version: sharedLib },
  'shared-lib/search': { version: sharedLib },
  'shared-lib/ui': { version: sharedLib },
  'shared-lib/ui/dashboard': { version: sharedLib },
  'shared-lib/ui/public': { version: sharedLib },
  'shared-lib/ui/lists': { version: sharedLib },
  'shared-lib/ui/table': { version: sharedLib },
  'shared-lib/ui/dialogs': { version: sharedLib },
  'shared-lib/ui/form': { version: sharedLib },
  'shared-lib/ui/forms': { version: sharedLib },
  'shared-lib/ui/inputs': { version: sharedLib },
  'shared-lib/ui/drawer': { version: sharedLib },
  'shared-lib/ui/tabs': { version: sharedLib },
  'shared-lib/ui/importing': { version: sharedLib },
  'shared-lib/ui/photos': { version: sharedLib },
  'shared-lib/ui/plans': { version: sharedLib },
  'shared-lib/ui/sorting': { version: sharedLib },
  'shared-lib/ui/labels': { version: sharedLib },
};

/** JSX that is compiled for development calls another entry of React than JSX that is compiled for production. */
const inDevelopment: SharedModules = { 'react/jsx-dev-runtime': { version: react } };

/** What shell and modules share in a build of a mode. */
export const sharedModules = (mode: Mode): SharedModules =>
  mode === 'development' ? { ...always, ...inDevelopment } : always;
