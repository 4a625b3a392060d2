import * as z from 'zod/mini';
import { flag } from '../base/fields.ts';

/** What the field app offers during a shift (spec section 2, Settings sections). */
export const serviceFeatures = ['compactorPhotos', 'qrCodeScanning', 'propertyClaims'] as const;

export type ServiceFeature = (typeof serviceFeatures)[number];

/** What a shift is done with: it goes on as it began, whatever is switched meanwhile. */
export const operationsSchema = z.object({
  compactorPhotos: flag(true),
  qrCodeScanning: flag(true),
  propertyClaims: flag(false),
});
