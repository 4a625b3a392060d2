require('./compileOnce.cjs');

const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom plus the platform globals it lacks, taken from Node. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of [
      'TextEncoder',
      'TextDecoder',
      'fetch',
      'Request',
      'Response',
      'Headers',
      'ReadableStream',
      'structuredClone',
    ]) {
      this.global[name] ??= globalThis[name];
    }
  }
};
