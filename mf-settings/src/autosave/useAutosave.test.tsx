import { act, renderHook } from '@testing-library/react';
import type { WriteResult } from 'shared-lib/data';
import { useAutosave } from './useAutosave.ts';

const failed: WriteResult = { ok: false, reason: 'unavailable' };

/** A hook whose writes are answered by hand, in any order. */
function autosave() {
  const answers: ((result: WriteResult) => void)[] = [];
  const written: boolean[] = [];
  const save = (value: boolean) => {
    written.push(value);
    return new Promise<WriteResult>((resolve) => answers.push(resolve));
  };
  const { result } = renderHook(() => useAutosave<boolean>(save));
  return {
    written,
    state: () => result.current.state,
    change: (value: boolean) => act(() => void result.current.change(value)),
    answer: (index: number, outcome: WriteResult) => act(async () => answers[index]?.(outcome)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a change is saved at once, said to be saved, and the word goes away', async () => {
  const { state, change, answer, written } = autosave();
  expect(state()).toEqual({ status: 'idle' });
  change(false);
  expect(written).toEqual([false]);
  expect(state()).toEqual({ status: 'saving', wanted: false });
  await answer(0, { ok: true });
  expect(state()).toEqual({ status: 'saved' });
  act(() => jest.runAllTimers());
  expect(state()).toEqual({ status: 'idle' });
});

test('a change that fails is remembered, to be tried again, and stays until then', async () => {
  const { state, change, answer } = autosave();
  change(true);
  await answer(0, failed);
  act(() => jest.runAllTimers());
  expect(state()).toEqual({ status: 'failed', wanted: true });
  change(true);
  await answer(1, { ok: true });
  expect(state()).toEqual({ status: 'saved' });
});

test('of changes in quick succession the last one counts, whatever comes back first', async () => {
  const { state, change, answer } = autosave();
  change(true);
  change(false);
  await answer(0, failed);
  expect(state()).toEqual({ status: 'saving', wanted: false });
  await answer(1, { ok: true });
  expect(state()).toEqual({ status: 'saved' });
});
