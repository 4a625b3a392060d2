import { normalizeName } from '../base/text/normalizeName.ts';
import type { Unit } from './unit.ts';

type Door = Pick<Unit, 'building' | 'unitNumber'>;

/** A unit's name on labels, in lists and in files: `A-101`, or only the number without a building. */
export const doorName = ({ building, unitNumber }: Door): string =>
  building ? `${building}-${unitNumber}` : unitNumber;

/** Words that files and people put before a unit number, in English and Spanish, folded. */
export const unitWords = [
  ...['no', 'num', 'apt', 'apartment', 'unit', 'suite', 'ste', 'door'],
  ...['apto', 'apartamento', 'depto', 'departamento', 'unidad', 'puerta'],
] as const;

/** Words that they put before a building's name. */
export const buildingWords = ['bldg', 'building', 'edificio', 'edif'] as const;

const kinds = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[...buildingWords, ...unitWords].join('|')})(?![\p{L}\p{N}])[.:]?`,
  'gu',
);

/** Characters that separate a building from a number. */
const separators = /[\s\-\u2010-\u2015/\\_.,:;#|]+/g;

/**
 * The same text for a combined name in any spelling: `A-101`, `a/101`, `A 101` and `Bldg A, Unit 101`. `A101` differs,
 * because nothing shows where its building ends.
 */
export const doorNameKey = (name: string): string =>
  normalizeName(name).replaceAll(kinds, ' ').replaceAll(separators, ' ').trim();

/** Natural order: `9` before `10`, `a` next to `A`. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** In walking order: by building, floor and number; units without building or floor come first. */
export const byDoor = (one: Door & Pick<Unit, 'floor'>, other: Door & Pick<Unit, 'floor'>): number =>
  compare(one.building ?? '', other.building ?? '') ||
  compare(one.floor ?? '', other.floor ?? '') ||
  compare(one.unitNumber, other.unitNumber);
