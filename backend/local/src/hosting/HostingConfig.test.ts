import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHostingConfig } from './HostingConfig.ts';

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hosting-config-'));
  file = join(directory, 'firebase.json');
});
afterEach(() => rmSync(directory, { recursive: true }));

it("finds the public folder relative to firebase.json's folder", () => {
  writeFileSync(file, JSON.stringify({ hosting: { public: 'dist', ignore: ['**/*.map'] } }));
  expect(readHostingConfig(file)).toMatchObject({
    publicDirectory: join(directory, 'dist'),
    ignore: ['**/*.map'],
    warnings: [],
  });
});

it('warns about a regular expression that a deployment would refuse', () => {
  const rewrites = [{ regex: '^/(?!api/).*$', destination: '/index.html' }];
  writeFileSync(file, JSON.stringify({ hosting: { public: 'dist', rewrites } }));
  expect(readHostingConfig(file).warnings).toEqual([expect.stringContaining('have no "(?!"')]);
});

it.each([
  ['is missing', null, "can't be read"],
  ['is not JSON', '{', 'is not JSON'],
  ['has no hosting section', '{}', 'has no hosting section'],
  ['names no folder', '{"hosting":{}}', 'hosting.public must name a folder'],
])('names the file when it %s', (_, text, message) => {
  if (text !== null) writeFileSync(file, text);
  expect(() => readHostingConfig(file)).toThrow(message);
  expect(() => readHostingConfig(file)).toThrow(file);
});
