const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with the platform globals that it lacks and browsers have, taken from Node. */
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
