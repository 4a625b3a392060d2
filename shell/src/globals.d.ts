/** The versions of the shared packages, by the name that modules import (build/sharedModules.ts); set by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
