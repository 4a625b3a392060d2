/** Limits for processing a photo chosen in the browser before it is stored. */
export const photoRules = {
  /** The largest file that is opened. */
  maxSourceBytes: 30 * 1024 * 1024,
  /** Pixels of the longer side of the stored photo. */
  longestSide: 1600,
  /** Quality of the stored JPEG. */
  quality: 0.82,
  storedType: 'image/jpeg',
} as const;

/** Why a chosen file can't be a photo. */
export type PhotoFault = 'empty' | 'tooLarge' | 'notPicture' | 'heic' | 'unreadable';

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

/** Some browsers report no type for photos from a phone. */
const isHeic = ({ name, type }: ChosenFile) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * The problem with a chosen file, before decoding it; null if there is none. HEIC is tried, because some browsers
 * read it.
 */
export function photoFault(file: ChosenFile): PhotoFault | null {
  if (!isHeic(file) && (!file.type.startsWith('image/') || file.type === 'image/svg+xml'))
    return 'notPicture';
  if (file.size === 0) return 'empty';
  return file.size > photoRules.maxSourceBytes ? 'tooLarge' : null;
}

/** The problem to report for a file that the browser could not decode. */
export const decodingFault = (file: ChosenFile): PhotoFault => (isHeic(file) ? 'heic' : 'unreadable');
