/**
 * The documents of modules from any repository, and their signatures. Modules don't import this, and only pages of
 * a site with module keys need it, so it isn't part of `shared-lib/contract`, which every page loads in full.
 */
export {
  autoField,
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
export { hashesFile } from './hashesFile.ts';
export { containerField } from './releases.ts';
export { isSignedBy, signedBytes, type SignedKind, type SignedText } from './signedText.ts';
