import * as z from 'zod/mini';
import { success } from '../../domain/change/calls.ts';
import {
  officePhotoRefusals,
  type OfficePhotoRequest,
  type PhotoRemovalRequest,
} from '../../domain/index.ts';
import { call } from './call.ts';

const added = z.object({ refused: z.nullable(z.enum(officePhotoRefusals)) });

/** Adds a stored office photo to a shift report or a violation. */
export const addStoredPhoto = (asked: OfficePhotoRequest) => call('addOfficePhoto', asked, added);

/** Permanently removes an office photo; `not-found` if the record has no such photo. */
export const removeOfficePhoto = (asked: PhotoRemovalRequest) => call('removeOfficePhoto', asked, success);
