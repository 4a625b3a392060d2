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
export { lightManifest } from './lightManifest.ts';
export { shellPaths, shellSlotFills } from './shellPaths.ts';
export {
  guarded,
  moduleKeysSchema,
  registeredSchema,
  registryAddress,
  registrySchema,
  type AutoRollout,
  type ModuleDocument,
  type ModuleKeys,
  type RegisteredModule,
  type Registry,
  type RolloutGuard,
} from './moduleDocument.ts';
export { isSignedBy, signedBytes, type SignedKind, type SignedText } from './signedText.ts';
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
