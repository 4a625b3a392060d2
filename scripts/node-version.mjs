/**
 * Ends a script with one clear line when Node is too old to run it. Entry points import this first and everything else
 * afterwards, with `await import(…)`; so it keeps to syntax that old versions know.
 */

/** The first version of each line that runs TypeScript by itself. */
const oldest = { major: 22, minor: 18 };

/**
 * @param {string} version such as "20.19.1"
 * @returns {boolean}
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest.major + 1 || (major === oldest.major && minor >= oldest.minor);
}

if (!isSupportedNode(process.versions.node)) {
  console.error(
    `This needs Node ${oldest.major}.${oldest.minor} or 24 or newer, and is run by Node ${process.versions.node}. ` +
      '"npm ci" installs a suitable one, which "npm start" and the other npm commands use.',
  );
  process.exit(1);
}
