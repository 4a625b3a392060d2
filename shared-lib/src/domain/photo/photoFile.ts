/** What becomes of a photo that is chosen in the browser, before it is stored. */
export const photoRules = {
  /** The largest file that is opened. */
  maxSourceBytes: 30 * 1024 * 1024,
  /** Pixels of the longer side of what is stored. */
  longestSide: 1600,
  /** Of the JPEG that is stored. */
  quality: 0.82,
  storedType: 'image/jpeg',
} as const;

/** Why a chosen file can't be a photo. */
export type PhotoFault = 'empty' | 'tooLarge' | 'notPicture' | 'heic' | 'unreadable';

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

/** Some browsers name no type for what a telephone made. */
const isHeic = ({ name, type }: ChosenFile) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** What is wrong with a chosen file, before anything of it is decoded; null when nothing is. HEIC is tried: some browsers read it. */
export function photoFault(file: ChosenFile): PhotoFault | null {
  if (!isHeic(file) && (!file.type.startsWith('image/') || file.type === 'image/svg+xml'))
    return 'notPicture';
  if (file.size === 0) return 'empty';
  return file.size > photoRules.maxSourceBytes ? 'tooLarge' : null;
}

/** What is said of a file that the browser could not decode. */
export const undecodedFault = (file: ChosenFile): PhotoFault => (isHeic(file) ? 'heic' : 'unreadable');

/** The size at which a picture is stored: its proportions, its longer side bounded, and never enlarged. In pixels. */
export function storedSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, photoRules.longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
