import { isDocumentId } from '../base/documentId.ts';
import { weekdays, type Weekday } from '../base/weekday.ts';
import type { Cell } from './rowText.ts';

/** Converts a record's value to a cell and back. */
export interface CellFormat<T> {
  readonly write: (value: T) => Cell;
  /** Undefined for an invalid cell. */
  readonly read: (cell: Cell) => T | undefined;
}

const textCell: CellFormat<string> = {
  write: (text) => text,
  read: (cell) => cell ?? undefined,
};

const idCell: CellFormat<string> = {
  write: (id) => id,
  read: (cell) => (cell !== null && isDocumentId(cell) ? cell : undefined),
};

const countCell: CellFormat<number> = {
  write: String,
  read: (cell) => (cell !== null && /^\d{1,15}$/.test(cell) ? Number(cell) : undefined),
};

/** Epoch milliseconds, in base 36: eight characters instead of thirteen. */
const instantCell: CellFormat<number> = {
  write: (millis) => millis.toString(36),
  read: (cell) => (cell !== null && /^-?[\da-z]{1,11}$/.test(cell) ? Number.parseInt(cell, 36) : undefined),
};

/** Several flags in one cell. */
const flagsCell = <T extends string>(...names: readonly T[]): CellFormat<Readonly<Record<T, boolean>>> => ({
  write: (flags) => names.map((name) => Number(flags[name])).join(''),
  read: (cell) => {
    if (cell?.length !== names.length || !/^[01]*$/.test(cell)) return undefined;
    const flags = names.map((name, place) => [name, cell[place] === '1'] as const);
    return Object.fromEntries(flags) as Record<T, boolean>;
  },
});

/** A flag that is rarely set: it takes no space when unset. */
const markCell: CellFormat<boolean> = {
  write: (isMarked) => (isMarked ? '1' : null),
  read: (cell) => (cell === null || cell === '1' ? cell !== null : undefined),
};

/** A count that is rarely above zero: zero takes no space. */
const countIfAnyCell: CellFormat<number> = {
  write: (count) => (count ? String(count) : null),
  read: (cell) => (cell === null ? 0 : countCell.read(cell)),
};

/** Some of up to ten names, rarely any: none take no space. */
const marksCell = <T extends string>(names: readonly T[]): CellFormat<T[]> => ({
  write: (marked) => marked.map((name) => names.indexOf(name)).join('') || null,
  read: (cell) => {
    const marked = Array.from(cell ?? '', (digit) => names[Number(digit)]);
    return marked.every((name) => name !== undefined) ? marked : undefined;
  },
});

/** An enum value, by its index. */
const choiceCell = <T extends string>(values: readonly T[]): CellFormat<T> => ({
  write: (value) => String(values.indexOf(value)),
  read: (cell) => (cell !== null && /^\d{1,2}$/.test(cell) ? values[Number(cell)] : undefined),
});

/** Weekdays in the given order, by their index in the week. */
const weekdaysCell: CellFormat<Weekday[]> = {
  write: (days) => days.map((day) => weekdays.indexOf(day)).join(''),
  read: (cell) =>
    /^[0-6]{0,7}$/.test(cell ?? '?')
      ? Array.from(cell ?? '').flatMap((digit) => weekdays[Number(digit)] ?? [])
      : undefined,
};

const withHyphens = (digits: string) => digits.replace(/^(....)(..)(..)$/, '$1-$2-$3');

/** A calendar date, `YYYY-MM-DD`, without its hyphens. */
const dateCell: CellFormat<string> = {
  write: (date) => date.replaceAll('-', ''),
  read: (cell) => (cell !== null && /^\d{8}$/.test(cell) ? withHyphens(cell) : undefined),
};

/** Several of them. */
const datesCell: CellFormat<string[]> = {
  write: (dates) => dates.join('').replaceAll('-', ''),
  read: (cell) =>
    /^(\d{8})*$/.test(cell ?? '?') ? Array.from(cell?.match(/\d{8}/g) ?? [], withHyphens) : undefined,
};

/** A value that may be absent. */
const orNone = <T>(format: CellFormat<T>): CellFormat<T | null> => ({
  write: (value) => (value === null ? null : format.write(value)),
  read: (cell) => (cell === null ? null : format.read(cell)),
});

/** The cell formats of summaries. */
export const cells = {
  text: textCell,
  textOrNone: orNone(textCell),
  id: idCell,
  idOrNone: orNone(idCell),
  count: countCell,
  countIfAny: countIfAnyCell,
  countOrNone: orNone(countCell),
  instantOrNone: orNone(instantCell),
  flags: flagsCell,
  mark: markCell,
  marks: marksCell,
  choice: choiceCell,
  choiceOrNone: <T extends string>(values: readonly T[]) => orNone(choiceCell(values)),
  weekdays: weekdaysCell,
  date: dateCell,
  dates: datesCell,
} as const;
