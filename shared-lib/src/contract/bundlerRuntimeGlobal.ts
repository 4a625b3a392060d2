/**
 * The global under which the shell provides what webpack's federation code calls. Modules look it up there,
 * so none bundles those 4 KB.
 */
export const bundlerRuntimeGlobal = '__VALET_HUB_BUNDLER_RUNTIME__';
