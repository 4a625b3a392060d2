import { publicAddress, type PublicAddress } from 'shared-lib/domain';

/** The pictures below a page, each with its width and height in pixels. */
export const pictures = {
  '/app-icon-192.png': [192, 192],
  '/app-icon-512.png': [512, 512],
  '/touch-icon.png': [180, 180],
  '/share.png': [1200, 630],
} as const;

type Picture = keyof typeof pictures;

/** Whether a part of a page is a picture. */
export const isPicture = (part: string): part is Picture => Object.hasOwn(pictures, part);

const parts = ['/app.webmanifest', '/app-icon.svg', ...(Object.keys(pictures) as Picture[])] as const;

/** What a request to a public page asks for. */
export interface Asked {
  readonly address: PublicAddress;
  /** What below the page: itself, or what belongs to its place on a home screen. */
  readonly part: '' | (typeof parts)[number];
  /** Whether it is spelled as its slugs are; other letters and accents lead there. */
  readonly isCanonical: boolean;
  /** The query with its question mark, or nothing. */
  readonly search: string;
}

/** @returns null for a path that can't be one of a public page */
export const readAddress = (path: string, search: string): Asked | null => {
  let segments: string[];
  try {
    segments = path.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
  const [first = '', second = '', ...below] = segments;
  const part = below.length === 0 ? '' : parts.find((known) => known === `/${below.join('/')}`);
  const address = publicAddress(first, second);
  if (part === undefined || address === null) return null;
  const isCanonical = first === address.businessSlug && second === address.communitySlug;
  return { address, part, isCanonical, search };
};
