/** Replaces `build/webpack/fastRefresh.ts` in the package. */
export const fastRefresh = () => [];
export const refreshRuntimeOfShell = {};
export const nativeGlobalThis = {};
