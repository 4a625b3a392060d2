import { randomOf } from './random.ts';

const letters = [...'23456789abcdefghjkmnpqrstuvwxyz'];

/** A code in the functions' format, always the same for the same name. */
export const codeOf = (name: string): string => {
  const random = randomOf(`code/${name}`);
  return Array.from({ length: 12 }, () => random.pick(letters)).join('');
};
