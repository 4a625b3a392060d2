/** Versions of the shared packages by name (build/sharedModules.ts); set by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
