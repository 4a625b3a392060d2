import { officePhotoCalls, type OfficePhotoRequest, type PhotoRemovalRequest } from 'mf-tracking/domain';
import { callerOf } from 'shared-lib/data/kit';

const callPhotos = callerOf(officePhotoCalls);

/** Adds a stored office photo to a shift report or a violation. */
export const addStoredPhoto = (requested: OfficePhotoRequest) => callPhotos('addOfficePhoto', requested);

/** Permanently removes an office photo; `not-found` if the record has no such photo. */
export const removeOfficePhoto = (requested: PhotoRemovalRequest) =>
  callPhotos('removeOfficePhoto', requested);
