import {
  servedPageVersion,
  unknownProperty,
  type Code,
  type PublicAddress,
  type PublicPage,
} from 'shared-lib/domain';
import { escapedHtml, type Served } from './fillPage.ts';
import { servedTexts } from './servedTexts.ts';

/** The brand's color, for a business without one. */
const ownColor = '#0b5e55';

/** A business's public color, `#rrggbb`. */
export const colorOf = ({ business }: PublicPage): string => business?.brandColour ?? ownColor;

const nameOf = (page: PublicPage) => page.propertyName || unknownProperty;

/** A business's structured data: what its page shows, without empty fields. */
const providerOf = ({ businessName, business }: PublicPage) => ({
  '@type': 'LocalBusiness',
  name: businessName,
  ...(business?.contactPhone && { telephone: business.contactPhone }),
  ...(business?.contactEmail && { email: business.contactEmail }),
});

/**
 * The served content of a public page, in its current state.
 * @param url the full URL of the community's page
 * @param now epoch milliseconds
 * @param ofTag for a bin tag's page: the data of the tag's code; null if unknown
 */
export const servedContent = (
  page: PublicPage,
  address: PublicAddress,
  url: string,
  now: number,
  ofTag?: { readonly code: Code | null },
): Served => {
  const name = nameOf(page);
  const english = servedTexts(page, 'en', now, true);
  return {
    title: [name, page.businessName || 'Valet Hub'].join(' · '),
    description: `${english.tonight}: ${english.state}. ${english.sentence}`,
    url,
    path: new URL(url).pathname,
    data: {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: `Door-to-door trash service at ${name}`,
      serviceType: 'Valet trash collection',
      url,
      areaServed: { '@type': 'Place', name },
      ...(page.businessName && { provider: providerOf(page) }),
    },
    isListed: ofTag === undefined,
    themeColor: colorOf(page),
    name,
    businessName: page.businessName,
    words: { en: servedTexts(page, 'en', now), es: servedTexts(page, 'es', now) },
    record: {
      shape: servedPageVersion,
      servedAt: now,
      ...address,
      page,
      ...(ofTag?.code && { tag: ofTag.code }),
    },
  };
};

/**
 * The web app manifest that lets a phone add a community's page to its home screen.
 * @param path the page's path, the scope of the app
 */
export const manifestOf = (page: PublicPage, path: string): object => ({
  id: path,
  name: nameOf(page),
  short_name: nameOf(page).slice(0, 24),
  description: page.businessName,
  start_url: path,
  scope: path,
  display: 'standalone',
  background_color: '#f5f7f7',
  theme_color: colorOf(page),
  icons: [
    { src: `${path}/app-icon.svg`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    // For launchers that can't render SVG.
    ...[192, 512].map((side) => ({
      src: `${path}/app-icon-${side}.png`,
      type: 'image/png',
      sizes: `${side}x${side}`,
      purpose: 'any maskable',
    })),
  ],
});

/**
 * The app's icon: the business's logo on white, or the community's first letter on the brand's color. Always
 * a square, which logos aren't.
 */
export const iconOf = (page: PublicPage): string => {
  const color = colorOf(page);
  const logo = page.business?.logo;
  const [letter = ''] = nameOf(page).toUpperCase();
  const inside = logo
    ? `<rect x="16" y="16" width="480" height="480" rx="80" fill="#fff"/><image href="${logo}" x="64" y="64" width="384" height="384"/>`
    : `<text x="256" y="352" font-family="system-ui, sans-serif" font-size="288" font-weight="700" text-anchor="middle" fill="#fff">${escapedHtml(letter)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512" rx="96" fill="${color}"/>${inside}</svg>`;
};
