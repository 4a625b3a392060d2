/** How Stryker runs unit tests: like `npm test`, without coverage. It sets the tests' folder as `roots`. */
const [node] = require('../../jest.config.cjs').projects;

module.exports = {
  ...node,
  rootDir: `${__dirname}/../..`,
  setupFilesAfterEnv: [],
  testPathIgnorePatterns: ['/node_modules/', '\\.google\\.test\\.ts$'],
};
