import { isCode, publicAddress } from 'mf-communities/domain';
import type { PublicAddress } from 'shared-lib/domain';

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

/** The page of a bin tag, below that of its community. */
type TagPart = `/bintag/${string}`;

const tagPlace = '/bintag/';

/** The bin tag whose page a part is; null for any other part. */
export const tagOf = (part: string): string | null =>
  part.startsWith(tagPlace) ? part.slice(tagPlace.length) : null;

const partOf = (below: readonly string[]): Asked['part'] | undefined => {
  const [kind, code = '', ...more] = below;
  if (kind === undefined) return '';
  if (kind === 'bintag' && more.length === 0 && isCode(code)) return `${tagPlace}${code}`;
  return parts.find((known) => known === `/${below.join('/')}`);
};

/** What a request to a public page asks for. */
export interface Asked {
  readonly address: PublicAddress;
  /** What below the page: itself, a bin tag's, or what belongs to its place on a home screen. */
  readonly part: '' | TagPart | (typeof parts)[number];
  /** Whether it is spelled as its slugs are; other letters and accents lead there. */
  readonly isCanonical: boolean;
  /** The query with its question mark, or nothing. */
  readonly search: string;
}

/** The segments of a path; none for one that can't be read. */
const segmentsOf = (path: string): readonly string[] => {
  try {
    return path.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return [];
  }
};

/** The code of `/t/{code}`, the short address that is printed; null for any other path. */
export const readShortAddress = (path: string): string | null => {
  const [first, code = '', ...more] = segmentsOf(path);
  return first === 't' && more.length === 0 && isCode(code) ? code : null;
};

/** @returns null for a path that can't be one of a public page */
export const readAddress = (path: string, search: string): Asked | null => {
  const [first = '', second = '', ...below] = segmentsOf(path);
  const part = partOf(below);
  const address = publicAddress(first, second);
  if (part === undefined || address === null) return null;
  const isCanonical = first === address.businessSlug && second === address.communitySlug;
  return { address, part, isCanonical, search };
};
