export { officePhotoCalls } from './calls.ts';
export { planOfficePhoto, planPhotoRemoval } from './officePhoto.ts';
export type { OfficePhotos } from './officePhoto.ts';
export type {
  OfficePhotoRefusal,
  OfficePhotoRequest,
  PhotoRecords,
  PhotoRemovalRequest,
  SentPhoto,
  StoredFile,
} from './sentPhoto.ts';
