import { parseResidentKey } from 'shared-lib/domain';
import { isNamed, spacedWords, wordStartsOf } from 'shared-lib/search';
import { foldText } from 'shared-lib/search';
import type { DoorSearch, TypedDoor } from './doorSearch.ts';

/** A query for units by their stored fields. */
export interface UnitQuery {
  /** Null for any community. */
  readonly communityIds: readonly string[] | null;
  /** Spellings of the number. */
  readonly unitNumbers: readonly string[];
  /** Whether numbers that start with it match too: 204 for `20`. There is only one spelling then. */
  readonly isStart: boolean;
  /** Null for any building, or none. */
  readonly buildings: readonly string[] | null;
}

/** A community whose name may have been typed. */
export interface NamedCommunity {
  readonly id: string;
  readonly propertyName: string;
}

/** Maximum number of combinations of values that Firestore accepts in one query. */
const maxCombinations = 30;

/** The ways a folded text may be stored: `b`, `B`; `north`, `North`, `NORTH`. */
const spellingsOf = (text: string): string[] => [
  ...new Set([text, text.toUpperCase(), text.charAt(0).toUpperCase() + text.slice(1)]),
];

/**
 * The queries that find what was typed: one for each reading of the door, within the communities whose names have the
 * other words. If more communities have them than a query can contain, those whose names start with them are kept. A
 * letter after the number is its building first, and then a word.
 * @param search from `doorSearch`
 * @returns an empty list without a door, or if the words name no community
 */
export function unitQueries(
  { doors, words, letter }: Pick<DoorSearch, 'doors' | 'words' | 'letter'>,
  communities: readonly NamedCommunity[],
): UnitQuery[] {
  if (letter === null) return queriesIn(doors, words, communities);
  const at = words.indexOf(letter);
  const inBuilding = doors.map(({ unitNumber }) => ({ building: letter, unitNumber }));
  return [
    ...queriesIn(inBuilding, words.toSpliced(at, 1), communities),
    ...queriesIn(doors, words, communities),
  ];
}

/** The queries of each door, in the communities that the words name. */
function queriesIn(
  doors: readonly TypedDoor[],
  words: readonly string[],
  communities: readonly NamedCommunity[],
): UnitQuery[] {
  const sought = words.flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? []);
  const isAny = sought.length === 0;
  const startsWithIt = ({ propertyName }: NamedCommunity) =>
    Number(foldText(propertyName).startsWith(sought[0] ?? ''));
  const named = isAny
    ? []
    : communities
        .filter(({ propertyName }) => isNamed(foldText(propertyName), sought))
        .sort((a, b) => startsWithIt(b) - startsWithIt(a));
  if (!isAny && named.length === 0) return [];
  return doors.map((door) => {
    const unitNumbers = spellingsOf(door.unitNumber);
    const buildings = buildingsOf(door);
    const room = Math.floor(maxCombinations / (unitNumbers.length * (buildings?.length ?? 1)));
    return {
      communityIds: isAny ? null : named.slice(0, room).map(({ id }) => id),
      unitNumbers,
      isStart: /^\d+$/.test(door.unitNumber),
      buildings,
    };
  });
}

const buildingsOf = ({ building }: TypedDoor): readonly string[] | null =>
  building === null ? null : spellingsOf(building);

/** Words that people type between a resident and a community. */
const betweenWords: ReadonlySet<string> = new Set(['in', 'at', 'en']);

/** Maximum number of values of a query's `in`. */
const maxCommunities = 30;

/** A resident's name with the communities that were typed next to it. */
interface ResidentOfCommunity {
  readonly name: string;
  readonly key: string;
  readonly communityIds: readonly string[];
}

/**
 * Reads a resident's name next to part of a community's, such as "garcia maple" or "maple court ana garcia".
 * If there are several readings, the one with most words in the community counts.
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
      const key = parseResidentKey(name.join(' '));
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
