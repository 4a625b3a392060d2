import './shared-lib.d.ts';
import './files.d.ts';

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
} from './shared-lib/contract/index.d.ts';
