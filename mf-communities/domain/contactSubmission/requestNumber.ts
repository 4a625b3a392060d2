/** Letters and digits that are distinct on the phone and on paper: no 0, O, 1, I, L, 5, S, 8 or B. */
const letters = '234679ACDEFGHJKMNPQRTUVWXYZ';

/** The number of characters in a request number, in two halves. */
const half = 3;

/** The format of request numbers, such as `7K3-P9Q`. */
export const requestNumberPattern = new RegExp(`^[${letters}]{${half}}-[${letters}]{${half}}$`);

/**
 * A request number for residents to say on the phone.
 * @param random returns a whole number from 0 to its argument, exclusive
 */
export const newRequestNumber = (random: (below: number) => number): string => {
  const part = () => Array.from({ length: half }, () => letters[random(letters.length)]).join('');
  return `${part()}-${part()}`;
};
