import { JSDOM } from 'jsdom';

/** Globals that keep Node’s value: the modules under test share them with the page’s packages. */
const ofNode = new Set([
  ...Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name)),
  ...['globalThis', 'global', 'process', 'undefined', 'Infinity', 'NaN', 'eval', 'console', 'performance'],
  ...['crypto', 'fetch', 'structuredClone', 'queueMicrotask', 'setTimeout', 'clearTimeout', 'setInterval'],
  ...['clearInterval', 'setImmediate', 'clearImmediate', 'parseInt', 'parseFloat', 'isNaN', 'isFinite'],
  ...[
    'escape',
    'unescape',
    'decodeURI',
    'decodeURIComponent',
    'encodeURI',
    'encodeURIComponent',
    'atob',
    'btoa',
  ],
]);

/** Globals that Node has too, but a page needs the document’s. */
const ofPage = [
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'AbortController',
  'AbortSignal',
  'Storage',
];

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** APIs that pages use and jsdom lacks. There is no layout: every element is 1000 by 800 pixels, so lists have rows. */
const lacking = (window: Window & typeof globalThis) => ({
  matchMedia: (media: string) =>
    Object.assign(new window.EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo() {},
  fetch: async () => {
    throw new TypeError("Network requests aren't available in tests.");
  },
});

/**
 * Makes this process a page: `window`, `document` and the rest become globals.
 * @param address of the page
 */
export function setBrowserGlobals(address = 'https://hub.example.com/'): void {
  const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    url: address,
    pretendToBeVisual: true,
  });
  const page = window as unknown as Window & typeof globalThis;
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  for (const name of Object.getOwnPropertyNames(page)) {
    if (!ofNode.has(name) && !name.startsWith('_')) define(name, page[name as never]);
  }
  for (const name of ofPage) define(name, page[name as never]);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    define(name, page[name].bind(page));
  define('window', page);
  define('self', page);
  define('navigator', page.navigator);
  for (const [name, value] of Object.entries(lacking(page))) {
    define(name, value);
    Object.defineProperty(page, name, { value, configurable: true, writable: true });
  }
  const { prototype } = page.Element;
  prototype.scrollIntoView = () => {};
  prototype.scrollTo = () => {};
  for (const [name, size] of Object.entries({ offsetWidth: 1000, offsetHeight: 800 }))
    Object.defineProperty(page.HTMLElement.prototype, name, { get: () => size, configurable: true });
}
