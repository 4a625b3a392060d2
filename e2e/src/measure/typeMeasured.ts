/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** The length of a frame in milliseconds. */
export const frame = 16;

/**
 * Types letter by letter into the focused field, and measures each letter's time on the page's thread: handlers, rendering, layout and
 * paint. Other processes don't count, however busy the machine is.
 * @returns milliseconds per letter, and the median time by the clock, from the key to the updated page.
 */
export async function typeMeasured(page: Page, text: string): Promise<{ work: number; median: number }> {
  await page.evaluate((keys) => {
    const allTook = new Promise<number[]>((resolve) => {
      const took: number[] = [];
      const channel = new MessageChannel();
      let began = 0;
      channel.port1.onmessage = () => {
        document.body.getBoundingClientRect();
        if (took.push(performance.now() - began) === keys) resolve(took);
      };
      window.addEventListener('keydown', () => (began = performance.now()), { capture: true });
      // The message arrives after React has rendered the event's result.
      window.addEventListener('input', () => channel.port2.postMessage(null), { capture: true });
    });
    Object.assign(window, { allTook });
  }, text.length);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await busy();
  await page.keyboard.type(text);
  // The browser responds to the last key before its message has arrived.
  const took = await page.evaluate(() => (window as unknown as { allTook: Promise<number[]> }).allTook);
  const work = (((await busy()) - before) * 1000) / text.length;
  return { work, median: took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]! };
}
