export { officePhotoCalls } from './calls.ts';
export {
  planOfficePhoto,
  planPhotoRemoval,
  type OfficePhotoRefusal,
  type OfficePhotoRequest,
  type PhotoRecords,
  type PhotoRemovalRequest,
  type SentPhoto,
  type StoredFile,
} from './officePhoto.ts';
export type { OfficePhotos } from './officePhoto.ts';
