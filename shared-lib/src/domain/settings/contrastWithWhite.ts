/** A scanner needs dark dots on a white sticker, even in poor light; paler colors aren't printed. */
export const minCodeContrast = 4.5;

/** A color channel as light, from 0 to 1 (WCAG 2.2, relative luminance). */
const light = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/**
 * A color's contrast with white, from 1 (white) to 21 (black), as defined by WCAG 2.2.
 * @param color `#rrggbb`.
 */
export function contrastWithWhite(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => light(Number.parseInt(color.slice(at, at + 2), 16)));
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}
