import { invalidCell } from './invalidCell.ts';

test.each([
  ['2026-01-02', 'becameDate'],
  ['1/2/2026', 'becameDate'],
  ['2-Jan', 'becameDate'],
  ['Jan-02', 'becameDate'],
  ['3-Apr-26', 'becameDate'],
  ['1.00E+05', 'becamePower'],
  ['2-ene', 'becameDate'],
  ['3-abr-26', 'becameDate'],
  ['ene-26', 'becameDate'],
  ['01-02-2026', 'becameDate'],
  ['2026-01-02 00:00:00', 'becameDate'],
  ['1,00E+05', 'becamePower'],
  ['1E-05', 'becamePower'],
  ['MAR-26', null],
  ['1E+05', 'becamePower'],
  ['1-2', null],
  ['1/2', null],
  ['5-6', null],
  ['1E5', null],
  ['JAN-101', null],
  ['101', null],
  ['', null],
])('%j, as the name of something', (text, code) => {
  expect(invalidCell(text)).toBe(code);
});
