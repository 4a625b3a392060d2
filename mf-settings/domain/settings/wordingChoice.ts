import * as z from 'shared-lib/domain/schema';
import { language } from 'shared-lib/domain/schema';
import { timeFormat, type Wording } from 'shared-lib/domain';

const device = z.literal('device');

/** The same as a form, with the device's setting as one of the choices. */
export const wordingChoiceSchema = z.object({
  language: z.union([device, language]),
  timeFormat: z.union([device, timeFormat]),
});

export type WordingChoice = z.output<typeof wordingChoiceSchema>;

export const wordingChoiceOf = ({ language, timeFormat }: Wording): WordingChoice => ({
  language: language ?? 'device',
  timeFormat: timeFormat ?? 'device',
});

/** The stored fields of a choice, or of a part of one. */
export const wordingOf = (choice: Partial<WordingChoice>): Partial<Wording> =>
  Object.fromEntries(
    Object.entries(choice).map(([name, chosen]) => [name, chosen === 'device' ? null : chosen]),
  );
