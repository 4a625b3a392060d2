import { buildingWords, unitWords } from 'shared-lib/domain';
import { parseNight, type ParsedNight, type SearchCalendar } from 'shared-lib/search';
import { foldText } from 'shared-lib/search';

/** A door as typed, without case or accents. */
export interface TypedDoor {
  /** Null if none was typed: any building. */
  readonly building: string | null;
  readonly unitNumber: string;
}

/** A typed search for a door, such as "204 maple tuesday". */
export interface DoorSearch {
  /** Possible readings, the likeliest first: "b204" is a number, or 204 in building B. Empty if no number was typed. */
  readonly doors: readonly TypedDoor[];
  /** The other words: part of a community's or a resident's name. */
  readonly words: readonly string[];
  /** Of these words, a single letter after the number, such as in "204 b", which may be its building; null if there is none. */
  readonly letter: string | null;
  /** `YYYY-MM-DD`; null if no night was typed. */
  readonly night: string | null;
}

/** Words that announce a unit number. */
const numberWords: ReadonlySet<string> = new Set(['#', ...unitWords]);
/** Words that announce a building. */
const blockWords: ReadonlySet<string> = new Set(buildingWords);

/** Words of a sentence that name nothing, such as in "204 at Maple Court on Tuesday". */
const fillers: ReadonlySet<string> = new Set(['at', 'on', 'in', 'of', 'en', 'de', 'del']);
/** Words around a night, such as in "last Tuesday night" and "el martes pasado". */
const beforeNight: ReadonlySet<string> = new Set(['last', 'this', 'past', 'the', 'el', 'este']);
const afterNight: ReadonlySet<string> = new Set(['night', 'evening', 'noche', 'pasado', 'pasada']);

const withoutMarks = (word: string): string => word.replace(/^["'“”(¿]+|["'“”).,:;?!]+$/g, '');

/** A number typed together with the word that announces it: "apt204". */
const gluedNumber = new RegExp(`^(?:${unitWords.join('|')})#?(?=\\d)`);

/** The readings of a word as a door, "b-204" for example; empty if it has no number. */
function readDoor(word: string, building: string | null): TypedDoor[] {
  const text = word.replace(/^#/, '').replace(gluedNumber, '');
  const whole: TypedDoor = { building, unitNumber: text };
  if (/^\d+[a-z]?$/.test(text)) return [whole];
  const parted = /^([a-z]{1,3}|\d+)(-?)(\d+[a-z]?)$/.exec(text);
  if (parted === null) return [];
  const [, front = '', dash, unitNumber = ''] = parted;
  const split: TypedDoor = { building: front, unitNumber };
  if (building !== null) return [whole];
  return dash === '' ? [whole, split] : [split, whole];
}

/**
 * Reads a search for a door as people type it: "204 maple", "#204", "apt 204", "B-204 last night", "bldg b 204", "204 b",
 * "204 at Maple Court on Tuesday".
 * @param day determines which night "tuesday" means
 */
export function doorSearch(text: string, day: SearchCalendar): DoorSearch {
  const typed = foldText(text).split(' ').map(withoutMarks).filter(Boolean);
  const words: string[] = [];
  let doors: readonly TypedDoor[] = [];
  let night: string | null = null;
  let building: string | null = null;
  let letter: string | null = null;
  for (let at = 0; at < typed.length; at += 1) {
    const word = typed[at]!;
    const next = typed[at + 1];
    const named: ParsedNight | null = night === null ? parseNight(typed.slice(at, at + 2), day) : null;
    const isAnnounced = at > 0 && numberWords.has(typed[at - 1]!);
    if (named && !isAnnounced) {
      night = named.night;
      at += named.words - 1;
      if (beforeNight.has(words.at(-1) ?? '')) words.pop();
      if (afterNight.has(typed[at + 1] ?? '')) at += 1;
    } else if (fillers.has(word) && !isAnnounced) {
      continue;
    } else if (numberWords.has(word) && next !== undefined) {
      continue;
    } else if (blockWords.has(word) && next !== undefined) {
      building = next;
      at += 1;
      doors = doors.map(({ unitNumber }) => ({ building: next, unitNumber }));
    } else if (doors.length === 0 && /^[a-z]$/.test(word) && /^#?\d+[a-z]?$/.test(next ?? '')) {
      building = word;
    } else {
      const readings: readonly TypedDoor[] =
        doors.length > 0
          ? []
          : isAnnounced
            ? [{ building, unitNumber: word.replace(/^#/, '') }]
            : readDoor(word, building);
      if (readings.length > 0) {
        doors = isAnnounced ? withSplit(word, building, readings) : readings;
        continue;
      }
      words.push(word);
      const [door, other] = doors;
      if (door?.building === null && other === undefined && /^[a-z]$/.test(word)) letter ??= word;
    }
  }
  // A building named later leaves the letter to a name.
  return { doors, words, letter: building === null ? letter : null, night };
}

/** An announced number that could also be split, such as "apt b204", has both readings. */
const withSplit = (
  word: string,
  building: string | null,
  readings: readonly TypedDoor[],
): readonly TypedDoor[] => {
  const read = readDoor(word, building);
  return read.length > 0 ? read : readings;
};
