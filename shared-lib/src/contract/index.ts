export { bundlerRuntimeGlobal } from './bundlerRuntimeGlobal.ts';
export { CONTRACT_VERSION } from './contractVersion.ts';
export {
  accessClasses,
  localize,
  moduleManifestSchema,
  navIcons,
  slotNames,
  type AccessClass,
  type LocalizedText,
  type ModuleManifest,
  type ModuleRoute,
  type NavEntry,
  type NavIcon,
  type SlotFill,
  type SlotName,
} from './moduleManifest.ts';
export {
  defineModule,
  withTexts,
  isModuleCode,
  type Catalog,
  type Catalogs,
  type LazyComponent,
  type ModuleCode,
} from './defineModule.ts';
export { checkModule } from './checkModule.ts';
export { publicManifest } from './publicManifest.ts';
export { shellPaths, shellSlotFills } from './shellPaths.ts';
export {
  manifestAddress,
  parseReleases,
  withFallback,
  type CandidateRelease,
  type ContainerFile,
  type ModuleEntry,
  type ModuleRelease,
  type ParsedEntry,
  type ParsedReleases,
  type ReleaseProblem,
  type Releases,
  type ShellRelease,
} from './releases.ts';
export {
  bucketOf,
  chooseRelease,
  formatReason,
  type ReleaseChoice,
  type ReleaseReason,
} from './chooseRelease.ts';
export { parseTourSteps, tourIds, type TourId, type TourStep } from './tourStep.ts';
