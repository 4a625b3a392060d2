import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { siteMapOf } from './mapConfig.ts';
import { pageWith } from './pageWith.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'map-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (content: unknown) => writeFileSync(join(folder, 'map.json'), JSON.stringify(content));

const styleUrl = 'https://maps.example.com/styles/streets.json?key=abc&v=2';

test('a site without the file has no map, and its policy allows no other hosts', () => {
  expect(siteMapOf(folder)).toBeNull();
  expect(pageWith('<!-- built-in releases -->', '{}')).not.toContain('map-style');
  expect(contentSecurityPolicy('')).not.toContain('maps.example.com');
});

test('a site with the file has the style in its page, and its policy allows the map’s origins to be fetched', () => {
  write({ styleUrl, origins: ['https://tiles.example.com', 'https://maps.example.com'] });
  const map = siteMapOf(folder);
  expect(map).toEqual({ styleUrl, origins: ['https://maps.example.com', 'https://tiles.example.com'] });
  expect(pageWith('<!-- built-in releases -->', '{}', { mapStyleUrl: map?.styleUrl })).toContain(
    '<meta name="map-style" content="https://maps.example.com/styles/streets.json?key=abc&amp;v=2" />',
  );
  const without = contentSecurityPolicy('').split('; ');
  const changed = contentSecurityPolicy('', { mapOrigins: map?.origins ?? [] })
    .split('; ')
    .filter((directive) => !without.includes(directive));
  expect(changed).toHaveLength(1);
  expect(changed[0]).toMatch(/^connect-src .* https:\/\/maps\.example\.com https:\/\/tiles\.example\.com$/);
});

test('the map’s worker comes from the site itself', () => {
  // Without worker-src, script-src applies.
  const policy = contentSecurityPolicy('', { mapOrigins: ['https://maps.example.com'] });
  expect(policy).not.toContain('worker-src');
  expect(policy).toContain("; script-src 'self'; ");
});

test.each<[string, unknown]>([
  ['no style', {}],
  ['a style without TLS', { styleUrl: 'http://maps.example.com/style.json' }],
  ['a style that closes the attribute', { styleUrl: 'https://maps.example.com/"><script>' }],
  ['a style that ends the directive', { styleUrl: "https://maps.example.com/; script-src 'unsafe-inline'" }],
  ['an origin with a path', { styleUrl, origins: ['https://tiles.example.com/a'] }],
  ['every host', { styleUrl, origins: ['https://*'] }],
  ['a directive instead of an origin', { styleUrl, origins: ["https://a.test; script-src 'unsafe-inline'"] }],
  ['too many origins', { styleUrl, origins: Array.from({ length: 11 }, (_, n) => `https://t${n}.test`) }],
])('rejects %s', (_, content) => {
  write(content);
  expect(() => siteMapOf(folder)).toThrow('"styleUrl"');
});
