export { officePhotoCalls } from './calls.ts';
export { planOfficePhoto, planPhotoRemoval } from './officePhoto.ts';
export type { OfficePhotos } from './officePhoto.ts';
