import * as z from 'zod/mini';
import { id, listOf, photo } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** Maximum number of office photos on one record at a time. */
export const maxOfficePhotos = 20;

/** Maximum number that are ever added to one record, including removed ones. */
export const maxOfficePhotosTotal = 100;

const removedPhoto = z.object({ ...photo.shape, removedAt: instant, removedBy: id });

/** A removed office photo: its file is deleted; the record of who added and removed it is kept. */
export type RemovedPhoto = z.output<typeof removedPhoto>;

/** The photos that the office removed from a record, latest last. */
export const removedPhotos = listOf(removedPhoto, maxOfficePhotosTotal);

/** The office's additions to a field record. */
export const officePhotoFields = { officePhotos: listOf(photo, maxOfficePhotos), removedPhotos };
