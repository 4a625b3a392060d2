import * as z from 'zod/mini';
import { orNull, text } from '../base/fields.ts';

/**
 * The shapes that the dots of a QR code can have. No phone reads dots that don't touch: `dots` is only in settings of before, and is
 * printed rounded.
 */
export const qrDotStyles = ['square', 'rounded', 'dots'] as const;

export type QrDotStyle = (typeof qrDotStyles)[number];

/** The shape in which codes are printed. */
export const printedDotStyle = (style: QrDotStyle) => (style === 'square' ? 'square' : 'rounded');

/** Whose logo lies over the middle of a code: nobody's, that of the business's profile, or a picture of its own. */
export const codeLogos = ['none', 'business', 'own'] as const;

export type CodeLogo = (typeof codeLogos)[number];

/** How the QR codes of check points and bin tags look, `customers/{customerId}/settings/checkpoints`. */
export const checkpointsSchema = z.object({
  brandColour: z._default(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)), '#0b5e55'),
  label: z._default(text(60), ''),
  /** Null in settings of before there was a choice. */
  logoSource: orNull(z.enum(codeLogos)),
  /** Where in Cloud Storage the picture of its own is; it stays when another logo is chosen. */
  logoPath: orNull(text(1024)),
  dotStyle: z._default(z.enum(qrDotStyles), 'square'),
});

export type CodeSettings = z.output<typeof checkpointsSchema>;

/** Which logo codes have. */
export const codeLogoOf = ({
  logoSource,
  logoPath,
}: Pick<CodeSettings, 'logoSource' | 'logoPath'>): CodeLogo =>
  logoSource ?? (logoPath === null ? 'none' : 'own');
