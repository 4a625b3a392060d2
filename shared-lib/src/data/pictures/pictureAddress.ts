import { safePicture } from './safePicture.ts';
import { firebaseApp } from '../../session/index.ts';

/**
 * A stored picture's URL if the page may load it, including the local Firebase's; otherwise null.
 * @param address as stored, of any content.
 */
export function pictureAddress(address: string | null): string | null {
  const { storageBucket, emulators } = firebaseApp().config;
  return safePicture(address, storageBucket, emulators?.storage);
}
