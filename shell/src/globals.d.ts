/** The versions of the shared packages, by their names (build/sharedModules.ts); set by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
