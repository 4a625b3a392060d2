import type { Picture } from '../drawing/drawing.ts';
import { labelMarks } from './labelMarks.ts';

const content = { address: 'https://hub.example/t/SampleLabel0', title: '', lines: [] };
const label = { x: 0, y: 0, width: 72, height: 72 };
const picture = (width: number, height: number): Picture => ({
  jpeg: new Uint8Array(),
  address: '',
  width,
  height,
});

test.each([
  ['square', 480, 480],
  ['as wide as a banner', 480, 20],
  ['as tall as a tower', 3, 480],
  ['one pixel', 1, 1],
])('a logo is small enough for the code to be readable: %s', (_, width, height) => {
  const marks = labelMarks(content, label, {
    colour: '#000000',
    shape: 'square',
    logo: picture(width, height),
  });
  const [code, ground, logo] = marks;
  if (code?.kind !== 'shape' || ground?.kind !== 'shape' || logo?.kind !== 'picture')
    throw new Error('A code, white and a logo were expected');
  const [step] = ground.steps;
  if (step?.[0] !== 'rect') throw new Error('The white below a logo is a rectangle');
  const side = step[3];
  const [least, most] = [Math.min(logo.width, logo.height), Math.max(logo.width, logo.height)];
  // At level H, 30% of the code's words may be wrong; the covered share is far below.
  expect(side ** 2 / (label.width - 8) ** 2).toBeLessThan(0.08);
  expect(most).toBeLessThan(side);
  expect(least / most).toBeCloseTo(Math.min(width, height) / Math.max(width, height));
  expect([logo.x + logo.width / 2, logo.y + logo.height / 2].map(Math.round)).toEqual([36, 36]);
});
