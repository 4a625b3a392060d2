import { runScript } from './runScript.ts';

const script = () => document.querySelector('script')!;
const end = (type: 'load' | 'error') => script().dispatchEvent(new Event(type));

test('a failed script is retried under a new address and removed from the page', async () => {
  const first = runScript('/mf-team/1.0.0/assets/entry.js');
  expect(script().getAttribute('src')).toBe('/mf-team/1.0.0/assets/entry.js');
  end('error');
  await expect(first).rejects.toThrow('/mf-team/1.0.0/assets/entry.js could not be loaded');
  expect(document.querySelector('script')).toBeNull();

  const second = runScript('/mf-team/1.0.0/assets/entry.js');
  expect(script().getAttribute('src')).toBe('/mf-team/1.0.0/assets/entry.js?retry=1');
  end('load');
  await second;
  expect(document.querySelector('script')).toBeNull();
});

test('a script that doesn’t load in time has failed', async () => {
  jest.useFakeTimers();
  const lost = runScript('/mf-team/1.0.0/assets/late.js');
  jest.advanceTimersByTime(20_000);
  jest.useRealTimers();
  await expect(lost).rejects.toThrow('late.js could not be loaded');
});
