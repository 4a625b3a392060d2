import { readFirebaseConfig } from './firebaseConfig.ts';

const good = { apiKey: 'k', authDomain: 'd', projectId: 'p', storageBucket: 'b', appId: 'a' };
const addresses = {
  auth: 'http://127.0.0.1:9099',
  firestore: 'http://127.0.0.1:8080',
  functions: 'http://127.0.0.1:5001',
  storage: 'http://127.0.0.1:9199',
};

describe('readFirebaseConfig', () => {
  test.each([
    ['a production configuration', good],
    ['one with emulators', { ...good, emulators: addresses }],
    ['one with a measurement id', { ...good, measurementId: 'G-AB12CD34EF' }],
  ])('accepts %s', (_, json) => {
    expect(readFirebaseConfig(json)).toEqual({ ok: true, config: json });
  });

  test.each([
    ['nothing', undefined, 'not a JSON object'],
    ['a list', [], 'not a JSON object'],
    ['a missing apiKey', { ...good, apiKey: undefined }, '"apiKey"'],
    ['an empty projectId', { ...good, projectId: '' }, '"projectId"'],
    ['a numeric appId', { ...good, appId: 7 }, '"appId"'],
    [
      'an emulator without a scheme',
      { ...good, emulators: { ...addresses, firestore: 'localhost:8080' } },
      '"emulators.firestore"',
    ],
    ['null emulators', { ...good, emulators: null }, '"emulators.auth"'],
  ])('refuses %s and names the variable', (_, json, named) => {
    const result = readFirebaseConfig(json);
    expect(result).toMatchObject({ ok: false });
    expect(result.ok || result.problem).toContain(named);
  });

  test.each([['UA-1-2'], [''], [7], [null], ['G-<script>']])(
    'ignores the invalid measurement id %p',
    (measurementId) => {
      expect(readFirebaseConfig({ ...good, measurementId })).toEqual({ ok: true, config: good });
    },
  );
});
