import { isInNorthAmerica } from 'shared-lib/domain';

/**
 * How many confirmation texts (“reply YES”) are sent for one community in a day, regardless of who enters the
 * numbers: enough for a row of doors, never for a list.
 */
export const signUpTextsPerDay = 25;

/** The countries that a business's sign-up texts are sent to, by their common names. @param country of the business */
export const signUpCountries = (country: string): readonly string[] =>
  isInNorthAmerica(country) ? ['US', 'CA'] : [country];
