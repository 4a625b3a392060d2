import { watchDialogButtons } from './watchDialogButtons.ts';

/** Reports sizes when a test says so. */
const observed = new Set<Element>();
let resize = () => {};

beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      resize = () => told([], this);
    }
    observe = (element: Element) => void observed.add(element);
    unobserve = (element: Element) => void observed.delete(element);
    disconnect = () => observed.clear();
  };
});

/** Two frames: one for the observers, one for what they ask for. */
const frames = async () => {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
};

test('buttons are looked at when dialogs open, grow, scroll and close, once a frame, and never otherwise', async () => {
  const seen: number[] = [];
  const stop = watchDialogButtons((buttons) => seen.push(buttons.length));
  expect(seen.splice(0)).toEqual([0]);
  await frames();
  expect(seen).toEqual([]);

  const dialog = document.createElement('div');
  dialog.innerHTML = '<p></p><div data-dialog-buttons></div>';
  document.body.append(dialog);
  await frames();
  expect(seen.splice(0)).toEqual([1]);
  expect(observed.has(dialog)).toBe(true);

  resize();
  resize();
  await frames();
  expect(seen.splice(0)).toEqual([1]);

  for (const [target, event] of [
    [dialog, 'scroll'],
    [dialog, 'transitionend'],
    [window, 'resize'],
  ] as const) {
    target.dispatchEvent(new Event(event));
    await frames();
    expect(seen.splice(0)).toEqual([1]);
  }

  dialog.remove();
  await frames();
  expect(seen.splice(0)).toEqual([0]);
  expect(observed.size).toBe(0);

  stop();
  document.body.append(dialog);
  window.dispatchEvent(new Event('resize'));
  await frames();
  expect(seen).toEqual([]);
});
