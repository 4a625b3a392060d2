/** In unit tests a CSS Module's class names are their own names. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
