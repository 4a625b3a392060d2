import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPageSchema, readDocument, type PublicPage } from 'shared-lib/domain';
import { fillPage, withoutIndex } from './fillPage.ts';
import { iconOf, manifestOf, servedContent } from './servedContent.ts';

const shell = readFileSync(join(__dirname, '../../../shell/src/index.html'), 'utf8');
const url = 'https://hub.example/sunrise-valet/maple-court';
const address = { businessSlug: 'sunrise-valet', communitySlug: 'maple-court' };
// A Friday; New York is at UTC-5.
const now = Date.parse('2026-11-20T21:00-05:00');

const page = (more: object = {}): PublicPage => {
  const read = readDocument(publicPageSchema, 'publicPages/sunrise-valet/communities/maple-court', {
    propertyName: 'Maple Court',
    businessName: 'Sunrise Valet',
    business: { logo: null, brandColour: '#7a1f5c', contactPhone: '+12025550142', contactEmail: '' },
    serviceDays: ['friday'],
    timezone: 'America/New_York',
    visit: { date: '2026-11-20', startedAt: new Date('2026-11-20T20:04-05:00'), endedAt: null },
    ...more,
  });
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

const filled = (more: object = {}) => fillPage(shell, servedContent(page(more), address, url, now));
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

const recordOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="served-page">(.*?)<\/script>/.exec(html)?.[1] ?? '');

test('a pasted link shows the community, and its night’s status with the date', () => {
  const html = filled();
  expect(html).toContain('<title>Maple Court · Sunrise Valet</title>');
  expect(metaOf(html, 'og:title')).toBe('Maple Court · Sunrise Valet');
  const description = 'Tonight, Fri, Nov 20: In progress. Collection started at 8:04 PM EST.';
  expect(metaOf(html, 'description')?.replaceAll(/\s/g, ' ')).toBe(description);
  expect(metaOf(html, 'og:description')?.replaceAll(/\s/g, ' ')).toBe(description);
  expect(html).toContain(`<link rel="canonical" href="${url}" />`);
  expect(html).toContain(`<link rel="manifest" href="/sunrise-valet/maple-court/app.webmanifest" />`);
  expect(metaOf(html, 'og:image')).toBe(`${url}/share.png`);
  expect(html).toContain('<link rel="apple-touch-icon" href="/sunrise-valet/maple-court/touch-icon.png" />');
  expect(html).not.toContain('noindex');
});

test('a tag’s page shows the same, and nothing that would get it indexed', () => {
  const code = { id: 'k7m2', kind: 'checkpoint', state: 'active', place: 'p' } as const;
  const html = fillPage(shell, servedContent(page(), address, url, now, { code }));
  expect(html).toContain('Collection started at');
  expect(metaOf(html, 'og:url')).toBe(url);
  expect(recordOf(html)).toMatchObject({ ...address, tag: code });
  expect(html).not.toMatch(/rel="canonical"|ld\+json/);
});

test('a resident can read the status in both languages before any script loads', () => {
  const html = filled();
  const [served = ''] = /<div id="served"[\s\S]*?<\/div>/.exec(html) ?? [];
  expect(served).toContain('<h1 dir="auto">Maple Court</h1>');
  expect(served).toContain('Collection started at');
  expect(served).toContain('La recolección empezó a las');
  expect(html.indexOf('id="served"')).toBeLessThan(html.indexOf('id="root"'));
});

test('structured data names the business and its contact, and no one else', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(filled()) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Door-to-door trash service at Maple Court',
    serviceType: 'Valet trash collection',
    url,
    areaServed: { '@type': 'Place', name: 'Maple Court' },
    provider: { '@type': 'LocalBusiness', name: 'Sunrise Valet', telephone: '+12025550142' },
  });
});

test('the page’s code finds the record that it renders', () => {
  const rules = ['Tie </script> every bag.'];
  expect(recordOf(filled({ rules }))).toEqual({ shape: 1, servedAt: now, ...address, page: page({ rules }) });
});

test.each([
  '</title><script>evil()</script>',
  '"><img src=x onerror=evil()>',
  '$& $1 `${evil}`',
  '</script><b>',
])('a name that contains code is shown as a name: %s', (name) => {
  const html = filled({ propertyName: name, businessName: name });
  const plain = fillPage(shell, servedContent(page(), address, url, now));
  const tags = (text: string) => text.match(/<\/?[a-z][^>]*>/gi)?.map((tag) => /^<\/?\w+/.exec(tag)![0]);
  expect(tags(html)).toEqual(tags(plain));
  expect(iconOf(page({ propertyName: name }))).not.toMatch(/<(?!\/?(svg|rect|text)\b)/);
});

test('a home screen icon has the community’s name and the business’s color', () => {
  expect(manifestOf(page(), '/sunrise-valet/maple-court')).toMatchObject({
    name: 'Maple Court',
    start_url: '/sunrise-valet/maple-court',
    scope: '/sunrise-valet/maple-court',
    theme_color: '#7a1f5c',
    icons: [
      { src: '/sunrise-valet/maple-court/app-icon.svg' },
      { src: '/sunrise-valet/maple-court/app-icon-192.png', sizes: '192x192' },
      { src: '/sunrise-valet/maple-court/app-icon-512.png', sizes: '512x512' },
    ],
  });
  expect(iconOf(page())).toContain('>M</text>');
});

test('an address without a page is never cached, and an earlier shell, which would not remove the status, gets none', () => {
  expect(withoutIndex(shell)).toContain('<meta name="robots" content="noindex" />');
  const earlier = '<title>Valet Hub</title><div id="root"></div>';
  const html = fillPage(earlier, servedContent(page(), address, url, now));
  expect(metaOf(html, 'og:title')).toBe('Maple Court · Sunrise Valet');
  expect(html).not.toContain('id="served"');
});
