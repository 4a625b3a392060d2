import * as z from 'zod/mini';
import { orNull, text } from '../base/fields.ts';

/**
 * The dot shapes of a QR code. Phones can't read dots that don't touch: `dots` only occurs in older settings and is
 * printed rounded.
 */
export const qrDotStyles = ['square', 'rounded', 'dots'] as const;

export type QrDotStyle = (typeof qrDotStyles)[number];

/** The shape used in print. */
export const printedDotStyle = (style: QrDotStyle) => (style === 'square' ? 'square' : 'rounded');

/** The logo in the middle of a code: none, the business profile's, or a separate picture. */
export const codeLogos = ['none', 'business', 'own'] as const;

export type CodeLogo = (typeof codeLogos)[number];

/** The design of the QR codes of checkpoints and bin tags, `customers/{customerId}/settings/checkpoints`. */
export const checkpointsSchema = z.object({
  brandColour: z._default(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)), '#0b5e55'),
  label: z._default(text(60), ''),
  /** Null in settings older than this choice. */
  logoSource: orNull(z.enum(codeLogos)),
  /** The separate picture's path in Cloud Storage; kept when another logo is chosen. */
  logoPath: orNull(text(1024)),
  dotStyle: z._default(z.enum(qrDotStyles), 'square'),
});

export type CodeSettings = z.output<typeof checkpointsSchema>;

/** The logo that codes have. */
export const codeLogoOf = ({
  logoSource,
  logoPath,
}: Pick<CodeSettings, 'logoSource' | 'logoPath'>): CodeLogo =>
  logoSource ?? (logoPath === null ? 'none' : 'own');
