/** What a module is defined and tested with. In a page it is `shared-lib/contract`, which has more for pages. */
export {
  checkModule,
  CONTRACT_VERSION,
  defineModule,
  isModuleCode,
  moduleManifestSchema,
  withTexts,
  type Catalogs,
  type LazyComponent,
  type ModuleCode,
  type ModuleManifest,
} from '../../shared-lib/src/contract/index.ts';
