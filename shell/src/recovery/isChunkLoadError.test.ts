import { isChunkLoadError } from './isChunkLoadError.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  ['webpack', named('ChunkLoadError', 'Loading chunk 53 failed.\n(missing: https://hub.example/53.js)')],
  ['webpack, a named chunk', named('Error', 'Loading chunk app failed. (timeout: /shell/1.0.0/app.js)')],
  ['webpack, a style sheet', named('Error', 'Loading CSS chunk 12 failed.\n(/shell/1.0.0/12.css)')],
  ['the CSS plugin', Object.assign(new Error('gone'), { code: 'CSS_CHUNK_LOAD_FAILED' })],
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://hub.example/a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://hub.example/a.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['a wrong MIME type', new TypeError('Failed to load module script: Expected a JavaScript module script')],
  ['Vite', new Error('Unable to preload CSS for /assets/a.css')],
])('%s is a chunk load error', (_, error) => {
  expect(isChunkLoadError(error)).toBe(true);
});

test.each([
  ['a bug', new TypeError("Cannot read properties of undefined (reading 'chunk')")],
  ['a failed request', new TypeError('Failed to fetch')],
  ['a string', 'ChunkLoadError'],
  ['nothing', undefined],
  ['null', null],
])('%s isn’t a chunk load error', (_, error) => {
  expect(isChunkLoadError(error)).toBe(false);
});
