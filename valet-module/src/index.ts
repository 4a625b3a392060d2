/** The parts of the contract that a module's own tests and tools need; pages import `shared-lib/contract`. */
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
