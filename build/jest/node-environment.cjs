require('./compileOnce.cjs');

const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const { createContext } = vm;
const plainContext = () => createContext(vm.constants.DONT_CONTEXTIFY);

/**
 * Gives each suite an ordinary global object. Jest's own is a proxy behind an interceptor, so that each access to `Date` or `Promise` goes
 * through C++ and back.
 */
module.exports = class extends TestEnvironment {
  constructor(...options) {
    vm.createContext = plainContext;
    try {
      super(...options);
    } finally {
      vm.createContext = createContext;
    }
  }
};
