import { pushStateOf } from './pushState.ts';

test.each([
  ['unsupported', { isSupported: false, permission: 'default', isAdded: false }],
  ['denied', { isSupported: true, permission: 'denied', isAdded: false }],
  ['denied', { isSupported: true, permission: 'denied', isAdded: true }],
  ['off', { isSupported: true, permission: 'default', isAdded: false }],
  ['off', { isSupported: true, permission: 'granted', isAdded: false }],
  ['off', { isSupported: true, permission: 'default', isAdded: true }],
  ['on', { isSupported: true, permission: 'granted', isAdded: true }],
] as const)('%s with %j', (state, facts) => {
  expect(pushStateOf(facts)).toBe(state);
});
