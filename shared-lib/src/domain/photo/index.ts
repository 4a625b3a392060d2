export { maxOfficePhotos, officePhotoFields, removedPhotos } from './officePhotoFields.ts';
export type { RemovedPhoto } from './officePhotoFields.ts';
export {
  officePhotoRefusals,
  officePhotoSchema,
  photoRemovalSchema,
  sentPhotoSchema,
} from './officePhoto.ts';
export type {
  OfficePhotoRequest,
  OfficePhotoRefusal,
  PhotoRecords,
  PhotoRemovalRequest,
  SentPhoto,
  StoredFile,
} from './officePhoto.ts';
export type { Photo } from './photo.ts';
export { photoFault, photoRules, decodingFault } from './photoFile.ts';
export type { PhotoFault } from './photoFile.ts';
export { maxOfficePhotosEver } from './officePhotoFields.ts';
