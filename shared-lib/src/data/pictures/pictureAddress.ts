import { safePicture } from './safePicture.ts';
import { firebaseApp } from '../../session/index.ts';

/**
 * The address of a stored picture when the page may load it, the local Firebase's included; else null.
 * @param address what was stored, of any content.
 */
export function pictureAddress(address: string | null): string | null {
  const { storageBucket, emulators } = firebaseApp().config;
  return safePicture(address, storageBucket, emulators?.storage);
}
