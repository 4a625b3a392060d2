/**
 * The version of the contract between this shell and its modules. A module declares the range it needs in
 * `module.json`. A breaking change to anything shared-lib exports to modules raises the major version.
 */
export const CONTRACT_VERSION = '2.0.0';
