/**
 * The version of the contract between shell and modules, as the shell in this tree speaks it. A module names the range that
 * it needs in `module.json`; a breaking change of anything exported by shared-lib to modules raises the major number.
 */
export const CONTRACT_VERSION = '2.0.0';
