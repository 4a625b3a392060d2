import * as z from 'zod/mini';
import { officePhotoRefusals, type OfficePhotoAsked, type PhotoRemovalAsked } from '../../domain/index.ts';
import { call } from './call.ts';

const added = z.object({ refused: z.nullable(z.enum(officePhotoRefusals)) });
const removed = z.object({ success: z.literal(true) });

/** Adds a stored photo of the office to a shift report or a violation. */
export const addStoredPhoto = (asked: OfficePhotoAsked) => call('addOfficePhoto', asked, added);

/** Removes a photo of the office for good; `not-found` when the record has no such photo. */
export const removeOfficePhoto = (asked: PhotoRemovalAsked) => call('removeOfficePhoto', asked, removed);
