/**
 * Starts the reader worker. It is part of the shell's build, like all of shared-lib, so its script comes from
 * the page's origin.
 */
export const startReader = () =>
  new Worker(new URL(/* webpackChunkName: "import-reader" */ './reader.worker.ts', import.meta.url));
