export { bundlerRuntimeGlobal } from './bundlerRuntimeGlobal.ts';
export { CONTRACT_VERSION } from './contractVersion.ts';
export {
  accessClasses,
  inLanguage,
  moduleManifestSchema,
  navIcons,
  slotNames,
  type AccessClass,
  type Localised,
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
  type Catalogue,
  type Catalogues,
  type LazyComponent,
  type ModuleCode,
} from './defineModule.ts';
export { checkModule } from './checkModule.ts';
export { lightHalf } from './lightHalf.ts';
export { shellPaths, shellSlotFills } from './shellPaths.ts';
export {
  manifestAddress,
  readReleases,
  withFallback,
  type CandidateRelease,
  type ModuleEntry,
  type ModuleRelease,
  type ReadEntry,
  type ReadReleases,
  type ReleaseProblem,
  type Releases,
  type ShellRelease,
} from './releases.ts';
export {
  bucketOf,
  chooseRelease,
  reasonWords,
  type ReleaseChoice,
  type ReleaseReason,
} from './chooseRelease.ts';
export { readTourSteps, tourIds, type TourId, type TourStep } from './tourStep.ts';
