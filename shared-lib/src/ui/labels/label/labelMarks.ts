import { codeSteps, type CodeShape } from '../code/codeSteps.ts';
import { labelCode, quietSquares, type LabelCode } from '../code/labelCode.ts';
import { onPage, type Area, type Mark, type Picture } from '../drawing/drawing.ts';
import { textWidth } from '../text/textWidth.ts';
import { cutText, fitText } from '../text/fitText.ts';

/** What is printed on one label. */
export interface LabelContent {
  /** What the code says when it is scanned. */
  readonly address: string;
  /** The largest text, such as `A-101`; empty for none. */
  readonly title: string;
  /** Smaller lines below it. */
  readonly lines: readonly string[];
}

/** How all labels look. */
export interface LabelLook {
  /** Of the code, `#rrggbb`. */
  readonly colour: string;
  readonly shape: CodeShape;
  /** Lies over the middle of the code; null for none. */
  readonly logo: Picture | null;
}

/** Codes that were made, which takes longer than all else: a label is measured, scanned and printed. */
const codes = new WeakMap<LabelContent, Map<boolean, LabelCode>>();

/** The code of a label. @param isCovered whether a logo lies over it */
export function codeOf(content: LabelContent, isCovered: boolean): LabelCode {
  const made = codes.get(content) ?? new Map<boolean, LabelCode>();
  codes.set(content, made);
  const code = made.get(isCovered) ?? labelCode(content.address, isCovered);
  made.set(isCovered, code);
  return code;
}

const ink = '#111111';
const white = '#ffffff';

/** Points that stay free along the cut, since no printer hits it exactly. */
const margin = 3;

/** The side of the logo as a share of the code's: 22 of 100 covers a twentieth of its area. */
const logoShare = 0.22;

/** A label this much wider than high has its text beside the code, any other below. */
const wideFrom = 1.3;

/** Where code and text of a label go. */
function partsOf({ x, y, width, height }: Area, hasText: boolean): { code: Area; text: Area } {
  const inner = { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
  if (!hasText || width >= wideFrom * height) {
    const side = Math.min(inner.height, hasText ? inner.width * 0.5 : inner.width);
    const codeX = hasText ? inner.x : inner.x + (inner.width - side) / 2;
    return {
      code: { x: codeX, y: inner.y + (inner.height - side) / 2, width: side, height: side },
      text: { x: codeX + side, y: inner.y, width: inner.width - side - margin, height: inner.height },
    };
  }
  const side = Math.min(inner.width, inner.height * 0.7);
  return {
    code: { x: inner.x + (inner.width - side) / 2, y: inner.y, width: side, height: side },
    text: { x: inner.x, y: inner.y + side, width: inner.width, height: inner.height - side },
  };
}

/** The side of one square of a code that has to fit, with its white, into an area. */
export const squareSide = (codeSize: number, { width }: Pick<Area, 'width'>): number =>
  width / (codeSize + 2 * quietSquares);

function codeMarks(content: LabelContent, area: Area, { colour, shape, logo }: LabelLook): Mark[] {
  const code = codeOf(content, logo !== null);
  const scale = squareSide(code.size, area);
  const at = { x: area.x + quietSquares * scale, y: area.y + quietSquares * scale, scale };
  const marks: Mark[] = [{ kind: 'shape', steps: codeSteps(code, shape), at, colour, lineWidth: null }];
  if (!logo) return marks;
  const side = code.size * scale * logoShare;
  const [centreX, centreY] = [area.x + area.width / 2, area.y + area.height / 2];
  const fit = side / Math.max(logo.width, logo.height);
  const [width, height] = [logo.width * fit, logo.height * fit];
  const ground = side + scale;
  return [
    ...marks,
    {
      kind: 'shape',
      steps: [['rect', centreX - ground / 2, centreY - ground / 2, ground, ground]],
      at: onPage,
      colour: white,
      lineWidth: null,
    },
    { kind: 'picture', picture: logo, x: centreX - width / 2, y: centreY - height / 2, width, height },
  ];
}

/** How far the lines of a text are apart, as a multiple of its size. */
const leading = 1.18;

/** The lines of a label, in the middle of their space from top to bottom. */
function textMarks({ title, lines }: LabelContent, area: Area, isBeside: boolean): Mark[] {
  const largest = Math.max(7, Math.min(26, area.height / 4));
  const head = title
    ? fitText(title, { face: 'bold', width: area.width, largest, smallest: 6.5, lines: isBeside ? 2 : 1 })
    : { size: 0, lines: [] };
  const small = Math.max(5.5, Math.min(11, largest * 0.6));
  const room = Math.floor((area.height - head.lines.length * head.size * leading) / (small * leading));
  const rows = [
    ...head.lines.map((text) => ({ text, face: 'bold' as const, size: head.size })),
    ...lines.slice(0, Math.max(0, room)).map((line) => ({
      text: cutText(line, 'regular', small, area.width),
      face: 'regular' as const,
      size: small,
    })),
  ].filter(({ text }) => text !== '');
  const height = rows.reduce((sum, { size }) => sum + size * leading, 0);
  let y = area.y + (area.height - height) / 2;
  return rows.map(({ text, face, size }) => {
    // Where the letters stand: most of their size is above it.
    const baseline = y + size * 0.92;
    y += size * leading;
    const x = isBeside ? area.x : area.x + (area.width - textWidth(text, face, size)) / 2;
    return { kind: 'text', x, y: baseline, size, face, text, colour: ink };
  });
}

/** What is drawn for one label. @param area the whole label, in points */
export function labelMarks(content: LabelContent, area: Area, look: LabelLook): Mark[] {
  const hasText = content.title !== '' || content.lines.length > 0;
  const { code, text } = partsOf(area, hasText);
  const isBeside = text.x > code.x;
  return [...codeMarks(content, code, look), ...(hasText ? textMarks(content, text, isBeside) : [])];
}

/** The area of a label's code, with the white around it. */
export const codeArea = (content: LabelContent, area: Area): Area =>
  partsOf(area, content.title !== '' || content.lines.length > 0).code;
