import type { ModuleRelease } from 'shared-lib/contract';
import { addCatalogues } from 'shared-lib/i18n';
import { uiTexts } from 'shared-lib/ui';
import { createFederationHost, renewScript } from '../modules/federationHost.ts';
import { createModuleRegistry, type ModuleRegistry } from '../modules/moduleRegistry.ts';
import { connectionTexts } from '../connection/texts.ts';
import { publicTexts } from '../public/texts.ts';
import { rememberVersions } from '../recovery/recoverFromDeploy.ts';

/**
 * What the signed-in app and the public pages have in common: the kit's texts, and the modules by their releases, each loaded
 * when it is first shown.
 */
export function startModules(releases: readonly ModuleRelease[]): ModuleRegistry {
  addCatalogues('ui', uiTexts);
  addCatalogues('connection', connectionTexts);
  addCatalogues('public', publicTexts);
  rememberVersions(releases);
  return createModuleRegistry(releases, createFederationHost(releases), renewScript, (module, code) =>
    addCatalogues(module, code.catalogues),
  );
}
