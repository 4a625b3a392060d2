import { runningEmulators } from './runningEmulators.ts';

const addresses = {
  firestore: 'http://127.0.0.1:8080',
  firestoreGrpc: '127.0.0.1:8081',
  storage: 'http://127.0.0.1:9199',
};

it.each([
  [[], {}],
  [['storage'], { storage: { name: 'storage', host: '127.0.0.1', port: 9199 } }],
  // gRPC has no URL; clients find it at Firestore's own address.
  [['firestoreGrpc', 'auth'], {}],
  [['firestore'], { firestore: { name: 'firestore', host: '127.0.0.1', port: 8080 } }],
])('for %j it returns %j', (names, expected) => {
  expect(runningEmulators(names, addresses)).toEqual(expected);
});
