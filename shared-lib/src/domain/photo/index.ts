export {
  isSentPhoto,
  maxOfficePhotos,
  officePhotoFields,
  officePhotoRefusals,
  officePhotoSchema,
  photoRemovalSchema,
  planOfficePhoto,
  planPhotoRemoval,
  removedPhotos,
  sentPhotoSchema,
} from './officePhoto.ts';
export type {
  OfficePhotoAsked,
  OfficePhotoRefusal,
  OfficePhotos,
  PhotoRecords,
  PhotoRemovalAsked,
  RemovedPhoto,
  SentPhoto,
  StoredFile,
} from './officePhoto.ts';
export type { Photo } from './photo.ts';
export { photoFault, photoRules, storedSize, undecodedFault } from './photoFile.ts';
export type { PhotoFault } from './photoFile.ts';
