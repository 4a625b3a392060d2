import { residentKeyTyped } from 'shared-lib/domain';
import { spacedWords, wordStartsOf } from 'shared-lib/search';
import type { NamedCommunity } from './unitQueries.ts';

/** Words that people type between a resident and a community. */
const betweenWords: ReadonlySet<string> = new Set(['in', 'at', 'en']);

/** Maximum number of values of a query's `in`. */
const maxCommunities = 30;

/** A resident's name with the communities that were typed next to it. */
export interface ResidentOfCommunity {
  readonly name: string;
  readonly key: string;
  readonly communityIds: readonly string[];
}

/**
 * Reads a resident's name next to part of a community's, such as "garcia maple" or "maple court ana garcia". If both
 * readings are possible, the community has the most words.
 * @returns null without a community or a name, and for the name of a community
 */
export function residentOfCommunity(
  text: string,
  communities: readonly NamedCommunity[],
): ResidentOfCommunity | null {
  const words = text.split(/\s+/).filter((word) => word !== '' && !betweenWords.has(word.toLowerCase()));
  const namesAny = (typed: readonly string[]) => {
    const isNamed = wordStartsOf(typed.join(' '));
    return communities.filter(({ propertyName }) => isNamed(spacedWords(propertyName)));
  };
  if (namesAny(words).length > 0) return null;
  for (let at = 1; at < words.length; at += 1) {
    for (const [name, place] of [
      [words.slice(0, at), words.slice(at)],
      [words.slice(-at), words.slice(0, -at)],
    ] as const) {
      const key = residentKeyTyped(name.join(' '));
      const named = place.every((word) => word.length > 1) ? namesAny(place) : [];
      if (key !== null && named.length > 0) {
        return {
          name: name.join(' '),
          key,
          communityIds: named.slice(0, maxCommunities).map(({ id }) => id),
        };
      }
    }
  }
  return null;
}
