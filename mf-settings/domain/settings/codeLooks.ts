import * as z from 'shared-lib/domain/schema';
import { shortText, savedNameProblem } from 'shared-lib/domain/schema';
import { checkpointsSchema, codeLogoOf, type CodeSettings, maxCodeLooks } from 'shared-lib/domain';

const lookSchema = z.pick(checkpointsSchema, {
  brandColour: true,
  dotStyle: true,
  label: true,
  logoSource: true,
  logoPath: true,
});

/** The code settings that a saved design keeps. */
export type CodeLook = z.output<typeof lookSchema>;

/** The form for saving a design. */
export const codeLookForm = z.object({ name: shortText.check(z.trim(), z.maxLength(60)) });

/** The reason a design's name is refused; null if it can be used. */
export const codeLookNameProblem = (name: string, kept: Readonly<Record<string, string>>) =>
  savedNameProblem(name, kept, maxCodeLooks);

/** A design as stored. It omits what isn't visible, such as a picture that isn't selected. */
export function codeLookText({ brandColour, dotStyle, label, ...logo }: CodeLook | CodeSettings): string {
  const logoSource = codeLogoOf(logo);
  const logoPath = logoSource === 'own' ? logo.logoPath : null;
  return JSON.stringify({ brandColour, dotStyle, label, logoSource, logoPath });
}

/** A stored design; null for invalid text. */
export function readCodeLook(kept: string): CodeLook | null {
  try {
    const read = z.safeParse(lookSchema, JSON.parse(kept));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
