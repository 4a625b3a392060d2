import * as z from 'zod/mini';
import { flag, orNull, text, timeOfDay } from '../base/fields.ts';
import { payrollSchema } from '../payPeriod/periods.ts';

/** What the field app offers during a shift (spec section 2, Settings sections). */
export const serviceFeatures = ['compactorPhotos', 'qrCodeScanning', 'propertyClaims'] as const;

export type ServiceFeature = (typeof serviceFeatures)[number];

const operations = z.object({
  compactorPhotos: flag(true),
  qrCodeScanning: flag(true),
  propertyClaims: flag(false),
});

/** How residents are texted: as whom, and in which hours never. */
const sms = z.object({
  enabled: flag(false),
  senderName: z._default(text(40), ''),
  quietFrom: z._default(timeOfDay, '21:00'),
  quietTo: z._default(timeOfDay, '08:00'),
});

/** The shapes that the dots of a QR code can have. */
export const qrDotStyles = ['square', 'rounded', 'dots'] as const;

export type QrDotStyle = (typeof qrDotStyles)[number];

/** How the QR codes of checkpoints and bin tags look. */
const checkpoints = z.object({
  brandColour: z._default(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)), '#0b5e55'),
  label: z._default(text(60), ''),
  /** Where in Cloud Storage the picture is that lies over the middle of a code. */
  logoPath: orNull(text(1024)),
  dotStyle: z._default(z.enum(qrDotStyles), 'square'),
});

/**
 * The settings of a business, one document each, `customers/{customerId}/settings/{section}`. A document or a field that is
 * not there has the value that its schema names.
 */
export const settingsSchemas = { operations, sms, checkpoints, payroll: payrollSchema } as const;

export type SettingsSection = keyof typeof settingsSchemas;

/** The settings by section. */
export type Settings = { [Section in SettingsSection]: z.output<(typeof settingsSchemas)[Section]> };
