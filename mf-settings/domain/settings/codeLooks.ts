import * as z from 'shared-lib/domain/schema';
import { shortText, keptNameProblem } from 'shared-lib/domain/schema';
import { checkpointsSchema, codeLogoOf, type CodeSettings, maxCodeLooks } from 'shared-lib/domain';

const lookSchema = z.pick(checkpointsSchema, {
  brandColour: true,
  dotStyle: true,
  label: true,
  logoSource: true,
  logoPath: true,
});

/** What a saved look keeps of the settings of codes. */
export type CodeLook = z.output<typeof lookSchema>;

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
