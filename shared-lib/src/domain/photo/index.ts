export { maxOfficePhotos, officePhotoFields, removedPhotos } from './officePhotoFields.ts';
export type { RemovedPhoto } from './officePhotoFields.ts';
export {
  isSentPhoto,
  officePhotoRefusals,
  officePhotoSchema,
  photoRemovalSchema,
  planOfficePhoto,
  planPhotoRemoval,
  sentPhotoSchema,
} from './officePhoto.ts';
export type {
  OfficePhotoAsked,
  OfficePhotoRefusal,
  OfficePhotos,
  PhotoRecords,
  PhotoRemovalAsked,
  SentPhoto,
  StoredFile,
} from './officePhoto.ts';
export type { Photo } from './photo.ts';
export { photoFault, photoRules, storedSize, undecodedFault } from './photoFile.ts';
export type { PhotoFault } from './photoFile.ts';
