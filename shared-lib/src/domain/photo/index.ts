export {
  maxOfficePhotos,
  officePhotoFields,
  removedPhotos,
  maxOfficePhotosTotal,
} from './officePhotoFields.ts';
export type { RemovedPhoto } from './officePhotoFields.ts';
export type { Photo } from './photo.ts';
export { photoFault, photoRules, decodingFault, type PhotoFault } from './photoFile.ts';
