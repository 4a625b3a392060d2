/**
 * Area codes of the Caribbean, Bermuda and Central America that are dialed like those of the United States: their texts cost many times as
 * much, and some pay whoever has them called. Puerto Rico, the Virgin Islands and the Pacific territories are the United States.
 */
const premiumAreas: ReadonlySet<string> = new Set([
  '242',
  '246',
  '264',
  '268',
  '284',
  '345',
  '441',
  '473',
  '649',
  '658',
  '664',
  '721',
  '758',
  '767',
  '784',
  '809',
  '829',
  '849',
  '868',
  '869',
  '876',
]);

/** How many texts that ask for a YES leave for one community in a day, whoever types the numbers: a row of doors, never a list. */
export const signUpTextsPerDay = 25;

/**
 * Countries that text each other at the same low price, under one numbering plan: the United States with its territories, and Canada. A
 * business in one of them texts all of them.
 */
const northAmerica: readonly string[] = ['US', 'CA', 'PR', 'VI', 'GU', 'AS', 'MP'];

/** Whether a country is the United States, one of its territories, or Canada. @param country ISO 3166 two letters */
export const isInNorthAmerica = (country: string): boolean => northAmerica.includes(country);

/** The countries to which the sign-up texts of a business go, by the names that people know. @param country of the business */
export const signUpCountries = (country: string): readonly string[] =>
  isInNorthAmerica(country) ? ['US', 'CA'] : [country];

/** Whether a number is one of the United States, its territories or Canada, whose texts cost little. @param phone in E.164 */
export const isCheapNorthAmerican = (phone: string): boolean =>
  /^\+1[2-9]\d{9}$/.test(phone) && !premiumAreas.has(phone.slice(2, 5));
