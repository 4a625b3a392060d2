/**
 * Area codes of the Caribbean, Bermuda and Central America that are dialed like US numbers. Their texts cost many
 * times as much, and some pay the number's owner for each one. Puerto Rico, the Virgin Islands and the Pacific
 * territories belong to the United States.
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

/**
 * Countries that text each other at the same low price, under one numbering plan: the United States with its
 * territories, and Canada. A business in any of them texts all of them.
 */
const northAmerica: readonly string[] = ['US', 'CA', 'PR', 'VI', 'GU', 'AS', 'MP'];

/** Whether a country is the United States, one of its territories, or Canada. @param country ISO 3166 two letters */
export const isInNorthAmerica = (country: string): boolean => northAmerica.includes(country);

/** Whether a number is in the United States, its territories or Canada, where texts are cheap. @param phone in E.164 */
export const isCheapNorthAmerican = (phone: string): boolean =>
  /^\+1[2-9]\d{9}$/.test(phone) && !premiumAreas.has(phone.slice(2, 5));
