import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFiles, appManifest } from './AppManifest.ts';

const icon = (file: string) => readFileSync(join(__dirname, '../../shell/src/icons', file));

/** Width and height in a PNG's header chunk. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('each icon of the installed app has the size it claims', () => {
  const { icons } = appManifest('/shell/1.0.0/');
  for (const { src, sizes } of icons) expect(sizeOf(icon(src.replace('/shell/1.0.0/app/', '')))).toBe(sizes);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

test('a release doesn’t make it another app', () => {
  const [one, other] = ['/shell/1.0.0/', '/shell/1.1.0/'].map(appManifest);
  expect([one?.id, one?.start_url]).toEqual([other?.id, other?.start_url]);
  expect(appFiles('/shell/1.1.0/').manifest).toBe('/shell/1.1.0/app/manifest.json');
});
