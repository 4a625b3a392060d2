/**
 * The global under which the shell leaves what webpack's federation code calls. Modules are built to find it
 * there, so none carries the 4 KB itself.
 */
export const bundlerRuntimeGlobal = '__VALET_HUB_BUNDLER_RUNTIME__';
