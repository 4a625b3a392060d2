import {
  type Drawing,
  type Mark,
  type Picture,
  type ShapeMark,
  type Step,
  type TextMark,
  winAnsi,
} from 'shared-lib/ui/labels';

/** Formats a number as short as possible: no printer resolves less than a ten-thousandth of a point. */
const short = (value: number): string => String(Math.round(value * 10_000) / 10_000);

const words = (...values: readonly number[]): string => values.map(short).join(' ');

/** A color as fractions of red, green and blue. */
const colorOf = (color: string): string =>
  words(...[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255));

const operatorOf = (step: Step): string => {
  switch (step[0]) {
    case 'rect':
      return `${words(...(step.slice(1) as number[]))} re`;
    case 'move':
      return `${words(step[1], step[2])} m`;
    case 'line':
      return `${words(step[1], step[2])} l`;
    case 'curve':
      return `${words(...(step.slice(1) as number[]))} c`;
    case 'close':
      return 'h';
  }
};

const shape = ({ steps, at, colour, lineWidth }: ShapeMark): string[] => [
  'q',
  `${words(at.scale, 0, 0, at.scale, at.x, at.y)} cm`,
  lineWidth === null ? `${colorOf(colour)} rg` : `${colorOf(colour)} RG ${short(lineWidth / at.scale)} w`,
  ...steps.map(operatorOf),
  lineWidth === null ? 'f' : 'S',
  'Q',
];

const hex = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The page is upside down for text (see `pageContent`), so it is flipped back. */
const line = ({ x, y, size, face, text, colour }: TextMark): string[] => [
  'BT',
  `${colorOf(colour)} rg`,
  `/${face === 'bold' ? 'B' : 'R'} ${short(size)} Tf`,
  `${words(1, 0, 0, -1, x, y)} Tm`,
  `<${hex(winAnsi(text))}> Tj`,
  'ET',
];

/** The pictures of some pages, without duplicates, in numbering order. */
export const picturesOf = (pages: readonly Drawing[]): Picture[] => [
  ...new Set(
    pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'picture' ? [mark.picture] : []))),
  ),
];

/** The name of a picture in a page's content. */
export const pictureName = (at: number): string => `P${at}`;

const operators = (mark: Mark, pictures: readonly Picture[]): string[] => {
  if (mark.kind === 'shape') return shape(mark);
  if (mark.kind === 'text') return line(mark);
  const { x, y, width, height, picture } = mark;
  return [
    'q',
    `${words(width, 0, 0, -height, x, y + height)} cm`,
    `/${pictureName(pictures.indexOf(picture))} Do`,
    'Q',
  ];
};

/**
 * Writes a page's content stream (PDF 1.7, chapter 8). A PDF page has its origin at the bottom left; the
 * first operator flips it, so that everything else uses the marks' own coordinates.
 * @param pictures all of the file's, whose indexes give their names.
 */
export const pageContent = ({ height, marks }: Drawing, pictures: readonly Picture[]): string =>
  [`1 0 0 -1 0 ${short(height)} cm`, ...marks.flatMap((mark) => operators(mark, pictures))].join('\n');
