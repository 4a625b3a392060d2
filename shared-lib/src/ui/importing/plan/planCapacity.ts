import type { ReactNode } from 'react';
import type { ImportLimit } from '../importKind.ts';

/**
 * The limit of a plan that counts only records.
 * @param room how many new records it allows
 * @param words the message
 * @param offer a plan upgrade with room for so many more
 */
export const planCapacity = <Values>(
  room: number,
  words: string,
  offer: (beyond: number) => ReactNode,
): ImportLimit<Values> => ({
  refused: (rows) => {
    const added = rows.filter(({ verdict }) => verdict === 'new');
    return new Map(added.slice(room).map(({ line }) => [line, { code: 'full' }]));
  },
  words: () => words,
  offer: (_, refused) => offer(refused.size),
});
