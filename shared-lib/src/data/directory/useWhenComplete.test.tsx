import { act, renderHook } from '@testing-library/react';
import { appError, withCause } from '../../domain/index.ts';
import type { Live } from '../live.ts';
import type { Listing } from './listing.ts';
import { useWhenComplete } from './useWhenComplete.ts';

const retry = jest.fn();

function browserSays(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => {
  browserSays(true);
  jest.restoreAllMocks();
});

const part: Live<Listing<string>> = { status: 'ready', data: { rows: ['ada'], isComplete: false }, asOf: 1 };
const whole: Live<Listing<string>> = { status: 'ready', data: { rows: ['ada'], isComplete: true }, asOf: 1 };
const error = appError('sectionError');

test.each<[string, Live<Listing<string>>, boolean, Live<readonly string[]>]>([
  ['all rows are there', whole, true, { status: 'ready', data: ['ada'], asOf: 1 }],
  ['all rows are stored, offline', whole, false, { status: 'ready', data: ['ada'], asOf: 1 }],
  ['the rest is on its way', part, true, { status: 'loading' }],
  ['only a part is stored, offline', part, false, { status: 'failed', error: withCause(error, 'offline') }],
  [
    'the rest could not be read',
    { status: 'ready', data: { rows: ['ada'], isComplete: false, hasFailed: true } },
    true,
    { status: 'failed', error },
  ],
  [
    'the rest could not be read on an earlier page',
    { status: 'ready', data: { rows: ['ada'], isComplete: false, hasFailed: true }, asOf: 1 },
    true,
    { status: 'loading' },
  ],
  ['the listener has failed', { status: 'failed', error: error }, true, { status: 'failed', error: error }],
])('%s', (_, live, isOnline, expected) => {
  browserSays(isOnline);
  const { result } = renderHook(() => useWhenComplete({ ...live, retry }));
  expect(result.current).toEqual({ ...expected, retry });
});

test('a list that was stored only in part loads automatically when the connection is back', () => {
  browserSays(false);
  const { result, rerender } = renderHook(({ live }) => useWhenComplete({ ...live, retry }), {
    initialProps: { live: part },
  });
  expect(result.current.status).toBe('failed');
  browserSays(true);
  rerender({ live: part });
  expect(result.current.status).toBe('loading');
  rerender({ live: whole });
  expect(result.current.status).toBe('ready');
});
