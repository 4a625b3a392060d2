/** The hashes of a version's scripts and style sheets, in its folder; the container has this file's own hash. */
export const hashesFile = 'assets/hashes.json';
