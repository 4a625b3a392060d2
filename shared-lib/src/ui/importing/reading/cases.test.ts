/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readFile } from './readFile.ts';

const limits = { bytes: 1_000_000, rows: 2000, columns: 50 };
const known = ['unit', 'resident', 'phone', 'email', 'property', 'units', 'timezone', 'servicedays', 'name'];

/** Headers and cells of a file from the field. */
const tableIn = async (path: string) => {
  const bytes = readFileSync(new URL(`fixtures/${path}`, `file://${__dirname}/`));
  const read = await readFile(new File([bytes], basename(path)), limits, known);
  return read.ok ? [read.table.headers, ...read.table.rows.map(({ cells }) => cells)] : read.problem;
};

/**
 * The files are modeled on reports from comparable products. The meaning of cells is tested in each import.
 */
test.each([
  ['c01-day-ranges/communities.csv', 1, ['Maple Court', 'Sun-Thu']],
  ['c02-unit-count/communities.csv', 3, ['Ivy Square', '1,204']],
  ['c03-excel-times/communities.xlsx', 1, ['Maple Court', '18:00', '20:00', '20:00', '09:00']],
  ['c04-mixed-line-ends/units.csv', 4, ['Z904', 'Bo Chen']],
  ['c05-zero-format/units.xlsx', 1, ['0007', 'Dana Cole']],
  ['c05-zero-format/units.xlsx', 2, ['0101', 'Lee Park']],
  ['c05-zero-format/units.xlsx', 3, ['0102', 'Ana Ruiz']],
  ['c06-unit-became-date/units.xlsx', 1, ['2026-01-02', 'Dana Cole']],
  ['c06-unit-became-date/units.xlsx', 3, ['5-6', 'Ana Ruiz']],
  ['c07-text-marks/units.csv', 1, ['0901', 'Dana Cole']],
  ['c07-text-marks/units.csv', 2, ['0902', 'Lee Park']],
  ['c09-us-phones/units.csv', 1, ['Z701', 'Dana Cole', '(512) 555-0143', 'dana@example.com']],
  ['c09-us-phones/team.csv', 2, ["O'Brien, Mary", 'mary@example.com', '', 'Collection Specialist']],
  ['c10-preamble/rent-roll.csv', 0, ['Unit', 'Resident', 'Phone']],
  ['c10-preamble/rent-roll.csv', 1, ['Z601', 'Cole, Dana', '+1 512 555 0143']],
  ['c10-preamble/rent-roll.csv', 2, ['Z602', 'VACANT']],
  ['c10-preamble/rent-roll.csv', 3, undefined],
  ['c11-zone-abbrev/communities.csv', 1, ['Maple Court', 'MST']],
])('%s, row %i', async (path, index, cells) => {
  const table = await tableIn(path);
  expect(Array.isArray(table) && table[index]).toEqual(cells);
});
