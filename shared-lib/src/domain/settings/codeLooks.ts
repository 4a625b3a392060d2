import * as z from 'zod/mini';
import { shortText, text } from '../base/fields.ts';
import { keptNameProblem } from '../base/keptName.ts';
import { checkpointsSchema, codeLogoOf, type CodeSettings } from './checkpoints.ts';

/** The most looks that a business keeps. */
export const maxCodeLooks = 12;

const lookSchema = z.pick(checkpointsSchema, {
  brandColour: true,
  dotStyle: true,
  label: true,
  logoSource: true,
  logoPath: true,
});

/** Of all looks together, as the rules take them. */
const maxLooksLength = 24_000;

/** What a saved look keeps of the settings of codes. */
export type CodeLook = z.output<typeof lookSchema>;

/**
 * The looks of codes that a business has saved to choose them again, `customers/{customerId}/settings/codeLooks`: each as JSON, by the
 * name that it was given.
 */
export const codeLooksSchema = z.object({
  looks: z._default(
    z
      .record(z.string().check(z.minLength(1), z.maxLength(60)), text(maxLooksLength))
      .check(z.refine((looks) => Object.keys(looks).length <= maxCodeLooks)),
    {},
  ),
});

/** What one enters to save a look. */
export const codeLookForm = z.object({ name: shortText.check(z.trim(), z.maxLength(60)) });

/** What stands against the name of a look; null where it can be given. */
export const codeLookNameProblem = (name: string, kept: Readonly<Record<string, string>>) =>
  keptNameProblem(name, kept, maxCodeLooks);

/** A look as it is kept. What doesn't show, such as a picture that is not chosen, makes no other look of it. */
export function codeLookText({ brandColour, dotStyle, label, ...logo }: CodeLook | CodeSettings): string {
  const logoSource = codeLogoOf(logo);
  const logoPath = logoSource === 'own' ? logo.logoPath : null;
  return JSON.stringify({ brandColour, dotStyle, label, logoSource, logoPath });
}

/** A look that is kept; null for a text that is none. */
export function readCodeLook(kept: string): CodeLook | null {
  try {
    const read = z.safeParse(lookSchema, JSON.parse(kept));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
