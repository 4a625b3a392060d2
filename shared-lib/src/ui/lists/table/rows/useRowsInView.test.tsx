import { act, renderHook } from '@testing-library/react';
import { useRowsInView } from './useRowsInView.ts';

const height = 900;
/** Height of what is above the list, in pixels. */
const above = 300;

beforeAll(() => {
  // jsdom has no layout. Observers are called once, as after a browser's first layout.
  globalThis.ResizeObserver = class {
    readonly #told: ResizeObserverCallback;
    constructor(told: ResizeObserverCallback) {
      this.#told = told;
    }
    observe() {
      this.#told([], this);
    }
    unobserve() {}
    disconnect() {}
  };
  window.innerHeight = height;
});
beforeEach(() => {
  window.scrollTo = jest.fn();
});

/** Renders a list scrolled this many pixels past the top of the viewport, as the browser would report. */
function show(scrolled: number, count: number) {
  window.scrollY = scrolled + above;
  const list = document.createElement('div');
  list.getBoundingClientRect = () => new DOMRect(0, above - window.scrollY, 800, count * 60);
  return renderHook(({ rowHeight }) => useRowsInView({ current: list }, count, rowHeight), {
    initialProps: { rowHeight: 60 },
  });
}

test.each([
  ['the top of a long list', -300, 400, { first: 0, end: 16 }],
  ['its middle', 6000, 400, { first: 94, end: 121 }],
  ['its end', 23_100, 400, { first: 379, end: 400 }],
  ['scrolled past it', 23_500, 400, { first: 379, end: 400 }],
  ['a short list', -300, 3, { first: 0, end: 3 }],
  ['a list far above', 9000, 3, { first: 0, end: 3 }],
  ['nothing', 0, 0, { first: 0, end: 0 }],
])('%s', (_, scrolled, count, expected) => {
  expect(show(scrolled, count).result.current).toEqual(expected);
});

test('follows the window', () => {
  const { result } = show(-300, 400);
  act(() => {
    window.scrollY = 6000 + above;
    window.dispatchEvent(new Event('scroll'));
  });
  expect(result.current).toEqual({ first: 94, end: 121 });
});

test('doesn’t scroll the window or force a layout', () => {
  show(6000, 400);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('rows of another height', () => {
  const { result, rerender } = show(-300, 400);
  rerender({ rowHeight: 30 });
  expect(result.current).toEqual({ first: 0, end: 26 });
});
