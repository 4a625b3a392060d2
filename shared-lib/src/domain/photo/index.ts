export type { Photo } from './photo.ts';
export { photoFault, photoRules, storedSize, undecodedFault } from './photoFile.ts';
export type { PhotoFault } from './photoFile.ts';
