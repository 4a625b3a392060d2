import { publicAddress, type PublicAddress } from 'shared-lib/domain';

/** What a request to a public page asks for. */
export interface Asked {
  readonly address: PublicAddress;
  /** What below the page: itself, or what belongs to its place on a home screen. */
  readonly part: '' | '/app.webmanifest' | '/app-icon.svg';
  /** Whether it is spelled as its slugs are; other letters and accents lead there. */
  readonly isCanonical: boolean;
  /** The query with its question mark, or nothing. */
  readonly search: string;
}

const parts = ['/app.webmanifest', '/app-icon.svg'] as const;

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
