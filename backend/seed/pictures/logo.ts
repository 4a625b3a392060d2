import { Painting } from './Painting.ts';

/** A demo business's logo: a sun rising over a roof, as a `data:` URL of a few hundred characters. */
export function sunriseLogo(): string {
  const painting = new Painting(160, 80)
    .rectangle(0, 0, 160, 80, [255, 255, 255])
    .ellipse(80, 56, 34, 34, [242, 169, 59])
    .rectangle(0, 56, 160, 24, [255, 255, 255])
    .polygon(
      [
        [26, 70],
        [80, 40],
        [134, 70],
      ],
      [11, 94, 85],
    );
  return `data:image/png;base64,${painting.png().toString('base64')}`;
}
