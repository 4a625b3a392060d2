import { format, getFormatInfo } from 'numfmt';
import { attribute, tagsOf } from './sheetParts.ts';

/** Built-in formats, which workbooks reference by number: ECMA-376, part 1, 18.8.30. */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0',
  6: '$#,##0',
  7: '$#,##0.00',
  8: '$#,##0.00',
  9: '0%',
  10: '0.00%',
  12: '# ?/?',
  13: '# ??/??',
  ...Object.fromEntries([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 57].map((id) => [id, 'yyyy-mm-dd'])),
  ...Object.fromEntries([18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56].map((id) => [id, 'h:mm'])),
  46: '[h]:mm:ss',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '$#,##0',
  43: '#,##0.00',
  44: '$#,##0.00',
};

/**
 * Each cell style's format, indexed by a cell's `s`; empty if it has none.
 * @param styles XML of the styles
 */
export function formatsOf(styles: string): string[] {
  const own = new Map(
    tagsOf(styles, 'numFmt').map((tag) => [
      Number(attribute(tag, 'numFmtId')),
      attribute(tag, 'formatCode') ?? '',
    ]),
  );
  const [, cells = ''] = /<(?:\w+:)?cellXfs\b[^>]*>(.*?)<\/(?:\w+:)?cellXfs>/s.exec(styles) ?? [];
  return tagsOf(cells, 'xf').map((tag) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    return own.get(id) ?? builtIn[id] ?? '';
  });
}

/** A number with the precision a workbook stores. */
const plain = (value: number) => String(Number(value.toPrecision(15)));

const two = (value: number) => String(value).padStart(2, '0');

function timeOf(fraction: number): string {
  const seconds = Math.round(fraction * 86_400) % 86_400;
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor((seconds % 3600) / 60))}`;
  return seconds % 60 === 0 ? time : `${time}:${two(seconds % 60)}`;
}

/** Days from 1970 to day 0 of a workbook; 1904 is the system of old Mac workbooks. */
const day0 = { 1900: -25_569, 1904: -24_107 } as const;

function dateOf(value: number, epoch: keyof typeof day0): string {
  // Workbooks count February 29, 1900, which didn't exist.
  const day = Math.floor(value) + (epoch === 1900 && value < 60 ? 1 : 0);
  const date = new Date((day + day0[epoch]) * 86_400_000);
  return Number.isNaN(date.getTime()) ? plain(value) : date.toISOString().slice(0, 10);
}

const infos = new Map<string, string>();

const typeOf = (code: string): string => {
  const known = infos.get(code) ?? getFormatInfo(code).type;
  infos.set(code, known);
  return known;
};

/**
 * Formats a number as its sheet displays it, such as `0101` or `(512) 555-0143`. Dates are always
 * `YYYY-MM-DD` and times of day `HH:mm`, and scientific notation is written out.
 * @param code the number format; empty for none
 */
export function shownNumber(value: number, code: string, epoch: keyof typeof day0): string {
  if (code === '' || !Number.isFinite(value)) return plain(value);
  try {
    switch (typeOf(code)) {
      case 'general':
      case 'text':
      case 'scientific':
        return plain(value);
      case 'date':
      case 'datetime':
        return value >= 0 && value < 1 ? timeOf(value) : dateOf(value, epoch);
      case 'time':
        return /\[[hms]+\]/i.test(code) ? format(code, value) : timeOf(value - Math.floor(value));
      default:
        return format(code, value).trim();
    }
  } catch {
    return plain(value);
  }
}
