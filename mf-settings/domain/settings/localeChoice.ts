import * as z from 'shared-lib/domain/schema';
import { language } from 'shared-lib/domain/schema';
import { timeFormat, type LocalePreferences } from 'shared-lib/domain';

const device = z.literal('device');

/** The same as a form, with the device's setting as one of the choices. */
export const localeChoiceSchema = z.object({
  language: z.union([device, language]),
  timeFormat: z.union([device, timeFormat]),
});

export type LocaleChoice = z.output<typeof localeChoiceSchema>;

export const localeChoiceOf = ({ language, timeFormat }: LocalePreferences): LocaleChoice => ({
  language: language ?? 'device',
  timeFormat: timeFormat ?? 'device',
});

/** The stored fields of a choice, or of a part of one. */
export const localePreferencesOf = (choice: Partial<LocaleChoice>): Partial<LocalePreferences> =>
  Object.fromEntries(
    Object.entries(choice).map(([name, chosen]) => [name, chosen === 'device' ? null : chosen]),
  );
