import { isDeepStrictEqual } from 'node:util';
import * as functions from '../functions/index.ts';
import { minInstances, runtime } from './runtime.ts';

interface Endpoint {
  readonly region?: readonly string[];
  readonly availableMemoryMb?: unknown;
  readonly concurrency?: unknown;
  readonly minInstances?: unknown;
  readonly maxInstances?: unknown;
  readonly timeoutSeconds?: unknown;
}

const endpoints = Object.entries(functions).flatMap(([name, value]) => {
  const { __endpoint: endpoint } = value as { readonly __endpoint?: Endpoint };
  return endpoint === undefined ? [] : [[name, endpoint] as const];
});

const mebibytes = { '512MiB': 512, '1GiB': 1024 } as const;

const classes = Object.values(runtime).map((limit) => ({
  region: [limit.region],
  availableMemoryMb: mebibytes[limit.memory],
  concurrency: limit.concurrency,
  minInstances: limit.minInstances,
  maxInstances: limit.maxInstances,
  timeoutSeconds: limit.timeoutSeconds,
}));

test('there are functions to check', () => {
  expect(endpoints.length).toBeGreaterThan(150);
});

test.each(endpoints)('%s has the memory, concurrency and instances of one of the classes', (_, endpoint) => {
  const { region, availableMemoryMb, concurrency, minInstances, maxInstances, timeoutSeconds } = endpoint;
  const own = { region, availableMemoryMb, concurrency, minInstances, maxInstances, timeoutSeconds };
  // Compare with the closest class, so that a failure names the missing value.
  expect(classes.find((known) => isDeepStrictEqual(known, own)) ?? classes[0]).toEqual(own);
});

test.each(Object.entries(runtime))('%s is within what Cloud Run offers', (_, limit) => {
  expect(limit.concurrency).toBeGreaterThanOrEqual(1);
  expect(limit.concurrency).toBeLessThanOrEqual(1000);
  expect(limit.minInstances).toBeLessThanOrEqual(limit.maxInstances);
  expect(limit.maxInstances).toBeLessThanOrEqual(20);
});

test.each<[string | undefined, number]>([
  [undefined, 0],
  ['', 0],
  ['2', 2],
])('MIN_INSTANCES %j keeps %i instances warm', (word, count) => {
  expect(minInstances({ MIN_INSTANCES: word })).toBe(count);
});

test.each(['one', '-1', '1.5', '6'])('MIN_INSTANCES %j stops the deployment', (word) => {
  expect(() => minInstances({ MIN_INSTANCES: word })).toThrow('MIN_INSTANCES must be a whole number');
});
