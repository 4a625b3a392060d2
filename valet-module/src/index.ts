/** The functions for defining and testing modules. In pages, `shared-lib/contract` replaces it and has more. */
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
