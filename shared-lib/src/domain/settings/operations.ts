import * as z from 'zod/mini';
import { flag, text } from '../base/fields.ts';

/** What the field app offers during a shift (spec section 2, Settings sections). */
export const serviceFeatures = ['compactorPhotos', 'qrCodeScanning', 'propertyClaims'] as const;

export type ServiceFeature = (typeof serviceFeatures)[number];

/** What a shift is done with: it goes on as it began, whatever is switched meanwhile. */
export const serviceFeaturesSchema = z.object({
  compactorPhotos: flag(true),
  qrCodeScanning: flag(true),
  propertyClaims: flag(false),
});

export type ShiftFeatures = z.output<typeof serviceFeaturesSchema>;

/** An address in a browser or none: encrypted, and with no name or password in it. The rules have the same. */
const httpsAddress = /^(https:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?([/?][!-~]*)?)?$/;

/** How a business works in the field: the features of its shifts, and where its field app is. */
export const operationsSchema = z.extend(serviceFeaturesSchema, {
  /** Where specialists open the field app in a browser; empty for one that has no address. */
  fieldAppAddress: z._default(text(500).check(z.trim(), z.regex(httpsAddress, 'notHttps')), ''),
});
