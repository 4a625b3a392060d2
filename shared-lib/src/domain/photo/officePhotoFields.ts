import * as z from 'zod/mini';
import { id, listOf, photo } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** As many photos as the office has on one record at once. */
export const maxOfficePhotos = 20;

/** As many as it ever adds to one record, those that were removed again among them. */
export const maxOfficePhotosEver = 100;

const removedPhoto = z.object({ ...photo.shape, removedAt: instant, removedBy: id });

/** A photo of the office that is there no more: its file is gone; who added and who removed it stays. */
export type RemovedPhoto = z.output<typeof removedPhoto>;

/** The photos that the office removed from a record, the latest last. */
export const removedPhotos = listOf(removedPhoto, maxOfficePhotosEver);

/** What the office adds to a record of the field, beside what the field took. */
export const officePhotoFields = { officePhotos: listOf(photo, maxOfficePhotos), removedPhotos };
