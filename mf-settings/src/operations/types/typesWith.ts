import type { ViolationType } from 'shared-lib/domain';
import { foldText } from 'shared-lib/search';

/** Maximum number of types that are visible at a glance: a longer list can be searched. */
export const searchFrom = 6;

/**
 * The violation types that have each word of a search in one of their names.
 * @param search as typed; without a word it finds all
 */
export const typesWith = (types: readonly ViolationType[], search: string): ViolationType[] => {
  const words = foldText(search)
    .split(' ')
    .filter((word) => word !== '');
  return types.filter(({ name }) => {
    const names = foldText(`${name.en} ${name.es}`);
    return words.every((word) => names.includes(word));
  });
};
