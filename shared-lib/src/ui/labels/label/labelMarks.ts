import { codeSteps, labelCode, quietZoneSquares, type CodeStyle, type LabelCode } from '../code/codeSteps.ts';
import { identityPlacement, type Area, type Mark, type Picture } from '../drawing/drawing.ts';
import { textWidth } from '../text/textWidth.ts';
import { truncateText, fitText } from '../text/fitText.ts';

/** The content of a label. */
export interface LabelContent {
  /** The content of its code. */
  readonly address: string;
  /** The largest text, such as `A-101`; empty for none. */
  readonly title: string;
  /** Smaller lines below it. */
  readonly lines: readonly string[];
}

/** The look shared by all labels. */
export interface LabelStyle {
  /** Color of the code, `#rrggbb`. */
  readonly colour: string;
  readonly shape: CodeStyle;
  /** Covers the code's center; null for none. */
  readonly logo: Picture | null;
}

/** Cache of codes, the slowest part: a label is measured, scanned and printed. */
const codes = new WeakMap<LabelContent, Map<boolean, LabelCode>>();

/** A label's code. @param isCovered whether a logo covers it */
export function codeOf(content: LabelContent, isCovered: boolean): LabelCode {
  const made = codes.get(content) ?? new Map<boolean, LabelCode>();
  codes.set(content, made);
  const code = made.get(isCovered) ?? labelCode(content.address, isCovered);
  made.set(isCovered, code);
  return code;
}

const ink = '#111111';
const white = '#ffffff';

/** Points kept free along the edge, because no printer is exact. */
const margin = 3;

/** The logo's side relative to the code's: 22% covers a twentieth of its area. */
const logoShare = 0.22;

/** The minimum aspect ratio for a label's text to be next to the code instead of below it. */
const wideFrom = 1.3;

/** Where a label's code and text go. */
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

/** The size of a code's square that makes it fit an area, including the quiet zone. */
export const squareSide = (codeSize: number, { width }: Pick<Area, 'width'>): number =>
  width / (codeSize + 2 * quietZoneSquares);

function codeMarks(content: LabelContent, area: Area, { colour, shape, logo }: LabelStyle): Mark[] {
  const code = codeOf(content, logo !== null);
  const scale = squareSide(code.size, area);
  const at = { x: area.x + quietZoneSquares * scale, y: area.y + quietZoneSquares * scale, scale };
  const marks: Mark[] = [{ kind: 'shape', steps: codeSteps(code, shape), at, colour, lineWidth: null }];
  if (!logo) return marks;
  const side = code.size * scale * logoShare;
  const [centerX, centerY] = [area.x + area.width / 2, area.y + area.height / 2];
  const fit = side / Math.max(logo.width, logo.height);
  const [width, height] = [logo.width * fit, logo.height * fit];
  const ground = side + scale;
  return [
    ...marks,
    {
      kind: 'shape',
      steps: [['rect', centerX - ground / 2, centerY - ground / 2, ground, ground]],
      at: identityPlacement,
      colour: white,
      lineWidth: null,
    },
    { kind: 'picture', picture: logo, x: centerX - width / 2, y: centerY - height / 2, width, height },
  ];
}

/** Line height as a multiple of the font size. */
const leading = 1.18;

/** A label's lines, vertically centered. */
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
      text: truncateText(line, 'regular', small, area.width),
      face: 'regular' as const,
      size: small,
    })),
  ].filter(({ text }) => text !== '');
  const height = rows.reduce((sum, { size }) => sum + size * leading, 0);
  let y = area.y + (area.height - height) / 2;
  return rows.map(({ text, face, size }) => {
    // Most of a letter's height is above the baseline.
    const baseline = y + size * 0.92;
    y += size * leading;
    const x = isBeside ? area.x : area.x + (area.width - textWidth(text, face, size)) / 2;
    return { kind: 'text', x, y: baseline, size, face, text, colour: ink };
  });
}

/** Everything drawn for a label. @param area the whole label, in points */
export function labelMarks(content: LabelContent, area: Area, look: LabelStyle): Mark[] {
  const hasText = content.title !== '' || content.lines.length > 0;
  const { code, text } = partsOf(area, hasText);
  const isBeside = text.x > code.x;
  return [...codeMarks(content, code, look), ...(hasText ? textMarks(content, text, isBeside) : [])];
}

/** The area of a label's code, including the quiet zone. */
export const codeArea = (content: LabelContent, area: Area): Area =>
  partsOf(area, content.title !== '' || content.lines.length > 0).code;
