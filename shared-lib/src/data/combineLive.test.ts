import { appError } from '../domain/index.ts';
import { combineLive } from './combineLive.ts';
import type { LiveResult } from './live.ts';

const retry = () => {};
const loading: LiveResult<number> = { status: 'loading', retry };
const ready = (data: number): LiveResult<number> => ({ status: 'ready', data, retry });
const known = (asOf: number): LiveResult<number> => ({ status: 'ready', data: 1, asOf, retry });
const failed = (onRetry = retry): LiveResult<number> => ({
  status: 'failed',
  error: appError('sectionError'),
  retry: onRetry,
});
const add = (a: number, b: number) => a + b;

test.each([
  ['both ready', ready(1), ready(2), { status: 'ready', data: 3 }],
  ['one unconfirmed', ready(1), known(7), { status: 'ready', asOf: 7 }],
  ['both unconfirmed', known(9), known(7), { status: 'ready', asOf: 7 }],
  ['one loading', ready(1), loading, { status: 'loading' }],
  ['one failed', failed(), ready(2), { status: 'failed' }],
  ['one failed, one loading', loading, failed(), { status: 'failed' }],
])('%s', (_, a, b, expected) => {
  expect(combineLive([a, b], add)).toMatchObject(expected);
});

test('data whose parts are all confirmed has no date', () => {
  expect(combineLive([ready(1), ready(2)], add)).not.toHaveProperty('asOf');
});

test('retry restarts those that failed, and only those', () => {
  const restarted: string[] = [];
  combineLive(
    [failed(() => restarted.push('a')), ready(1), failed(() => restarted.push('c'))],
    () => 0,
  ).retry();
  expect(restarted).toEqual(['a', 'c']);
});
