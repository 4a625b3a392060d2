/** How Stryker runs unit tests: as `npm test` does, with nothing measured. It adds the folder of the tests as `roots`. */
const [node] = require('../../jest.config.cjs').projects;

module.exports = {
  ...node,
  rootDir: `${__dirname}/../..`,
  setupFilesAfterEnv: [],
  testPathIgnorePatterns: ['/node_modules/', '\\.google\\.test\\.ts$'],
};
