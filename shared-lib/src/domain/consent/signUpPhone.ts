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
 * Whether a number that anybody typed on a public page may be asked by text: only those of the countries where the businesses are, which
 * are the United States and Canada. Texts elsewhere cost far more, so whoever earns by them types such numbers.
 * @param phone in E.164
 */
export const isSignUpPhone = (phone: string): boolean =>
  /^\+1[2-9]\d{9}$/.test(phone) && !premiumAreas.has(phone.slice(2, 5));
