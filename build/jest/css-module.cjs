/** In unit tests, CSS Module class names are unchanged. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
