import * as z from 'zod/mini';
import { flag, text } from '../base/fields.ts';

/** The features of a shift in the field app (spec section 2, Settings sections). */
export const serviceFeatures = ['compactorPhotos', 'qrCodeScanning', 'propertyClaims'] as const;

export type ServiceFeature = (typeof serviceFeatures)[number];

/** A shift's features: it keeps those it began with, whatever settings change meanwhile. */
export const serviceFeaturesSchema = z.object({
  compactorPhotos: flag(true),
  qrCodeScanning: flag(true),
  propertyClaims: flag(false),
});

export type ShiftFeatures = z.output<typeof serviceFeaturesSchema>;

/** An https address without credentials, or none. The rules check the same. */
const httpsAddress = /^(https:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?([/?][!-~]*)?)?$/;

/** How a business works in the field: the features of its shifts, and its field app's address. */
export const operationsSchema = z.extend(serviceFeaturesSchema, {
  /** Where specialists open the field app in a browser; empty for none. */
  fieldAppAddress: z._default(text(500).check(z.trim(), z.regex(httpsAddress, 'notHttps')), ''),
});
