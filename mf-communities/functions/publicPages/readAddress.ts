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

/** The page of a bin tag, below its community's page. */
type TagPart = `/bintag/${string}`;

const tagPlace = '/bintag/';

/** The bin tag whose page a part is; null for any other part. */
export const tagOf = (part: string): string | null =>
  part.startsWith(tagPlace) ? part.slice(tagPlace.length) : null;

const partOf = (below: readonly string[]): PageRequest['part'] | undefined => {
  const [kind, code = '', ...more] = below;
  if (kind === undefined) return '';
  if (kind === 'bintag' && more.length === 0 && isCode(code)) return `${tagPlace}${code}`;
  return parts.find((known) => known === `/${below.join('/')}`);
};

/** A request to a public page. */
export interface PageRequest {
  readonly address: PublicAddress;
  /** The part below the page: itself, a bin tag's page, or a home screen file. */
  readonly part: '' | TagPart | (typeof parts)[number];
  /** Whether it is spelled like the slugs; other case and accents redirect there. */
  readonly isCanonical: boolean;
  /** The query with its question mark, or empty. */
  readonly search: string;
}

/** The segments of a path; none if it can't be parsed. */
const segmentsOf = (path: string): readonly string[] => {
  try {
    return path.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return [];
  }
};

/** The code in `/t/{code}`, the short address that is printed; null for any other path. */
export const readShortAddress = (path: string): string | null => {
  const [first, code = '', ...more] = segmentsOf(path);
  return first === 't' && more.length === 0 && isCode(code) ? code : null;
};

/** @returns null for a path that can't be a public page's */
export const readAddress = (path: string, search: string): PageRequest | null => {
  const [first = '', second = '', ...below] = segmentsOf(path);
  const part = partOf(below);
  const address = publicAddress(first, second);
  if (part === undefined || address === null) return null;
  const isCanonical = first === address.businessSlug && second === address.communitySlug;
  return { address, part, isCanonical, search };
};
