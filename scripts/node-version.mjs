/**
 * Ends a script with one clear line if Node is too old to run it. Entry points import this first and everything else afterwards with `await
 * import(…)`, so it must use only syntax that old versions support.
 */

/** The first version of each release line that runs TypeScript natively. */
const oldest = { major: 22, minor: 18 };

/**
 * @param {string} version e.g. "20.19.1"
 * @returns {boolean}
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest.major + 1 || (major === oldest.major && minor >= oldest.minor);
}

if (!isSupportedNode(process.versions.node)) {
  console.error(
    `This needs Node ${oldest.major}.${oldest.minor} or 24 or newer, but is running on Node ${process.versions.node}. ` +
      '"npm ci" installs a suitable one, which "npm start" and the other npm commands use.',
  );
  process.exit(1);
}
