import { Painting } from './Painting.ts';
import type { Color } from '../../functions/core/pictures/pngFile.ts';

const width = 640;
const height = 480;
const floorAt = 330;

const black: Color = [34, 36, 40];
const gloss: Color = [78, 82, 90];
const cord: Color = [196, 58, 48];
const white: Color = [232, 234, 230];
const brass: Color = [201, 166, 84];
const steel: Color = [112, 120, 124];
const dark: Color = [22, 24, 26];

/** A hallway at night: wall, baseboard, floor and lamplight. */
const hallway = (): Painting =>
  new Painting(width, height)
    .shade(0, floorAt, [116, 108, 96], [172, 162, 144])
    .ellipse(320, 0, 250, 90, [222, 208, 170])
    .ellipse(320, 0, 150, 56, [246, 234, 200])
    .rectangle(0, floorAt - 14, width, 14, [214, 208, 196])
    .shade(floorAt, height - floorAt, [92, 76, 66], [58, 48, 44]);

/** A resident's door with its number plate. */
const door = (painting: Painting, x: number, color: Color): Painting =>
  painting
    .rectangle(x - 10, 54, 190, floorAt - 54, [226, 220, 208])
    .rectangle(x, 64, 170, floorAt - 64, color)
    .rectangle(x + 22, 90, 126, 90, [color[0] - 18, color[1] - 18, color[2] - 18])
    .rectangle(x + 22, 204, 126, 100, [color[0] - 18, color[1] - 18, color[2] - 18])
    .rectangle(x + 60, 74, 50, 12, brass)
    .ellipse(x + 152, 196, 8, 8, brass)
    .rectangle(x, floorAt, 170, 16, [70, 62, 58]);

const green: Color = [52, 92, 84];
const blue: Color = [66, 84, 118];

/** A tied bag of trash, with its bottom at a given height. */
const bag = (painting: Painting, x: number, foot: number, size: number): Painting =>
  painting
    .ellipse(x + size * 0.1, foot - size * 0.06, size * 0.95, size * 0.16, dark)
    .ellipse(x, foot - size * 0.62, size * 0.78, size * 0.66, black)
    .polygon(
      [
        [x - size * 0.16, foot - size * 1.18],
        [x + size * 0.2, foot - size * 1.5],
        [x + size * 0.1, foot - size * 1.14],
      ],
      black,
    )
    .rectangle(x - size * 0.16, foot - size * 1.24, size * 0.32, size * 0.1, cord)
    .ellipse(x - size * 0.32, foot - size * 0.84, size * 0.14, size * 0.26, gloss);

/** A resident's bin, with its lid. */
const bin = (painting: Painting, x: number, foot: number): Painting =>
  painting
    .ellipse(x + 50, foot, 66, 12, dark)
    .polygon(
      [
        [x, foot - 130],
        [x + 100, foot - 130],
        [x + 88, foot],
        [x + 12, foot],
      ],
      [44, 122, 108],
    )
    .rectangle(x - 8, foot - 146, 116, 18, [34, 98, 88])
    .rectangle(x + 34, foot - 90, 32, 24, white);

/** A trash compactor, filled up to a share of its opening. */
const compactor = (filled: number): Painting => {
  const painting = new Painting(width, height)
    .shade(0, 360, [40, 52, 70], [86, 96, 108])
    .shade(360, 120, [104, 104, 102], [70, 70, 70])
    .ellipse(330, 430, 300, 26, [52, 52, 52])
    .rectangle(70, 120, 500, 306, [58, 104, 78])
    .rectangle(70, 120, 500, 22, [44, 82, 62])
    .rectangle(96, 400, 60, 34, dark)
    .rectangle(486, 400, 60, 34, dark)
    .rectangle(150, 166, 340, 190, dark)
    .rectangle(300, 134, 120, 20, brass);
  const top = 350 - 150 * Math.min(filled, 1);
  for (let row = 350; row > top; row -= 44) {
    for (let place = 0; place < 6; place += 1) bag(painting, 184 + place * 50 + ((row / 2) % 19), row, 40);
  }
  if (filled > 1) {
    for (const [x, foot] of [
      [120, 452],
      [230, 464],
      [520, 456],
    ] as const)
      bag(painting, x, foot, 48);
  }
  return painting.rectangle(150, 352, 340, 10, steel);
};

const scenes = {
  'loose-trash': () =>
    door(hallway(), 60, green)
      .polygon(
        [
          [300, 420],
          [352, 396],
          [372, 432],
          [318, 446],
        ],
        [198, 164, 116],
      )
      .ellipse(420, 408, 26, 12, [188, 60, 52])
      .rectangle(462, 384, 22, 44, [96, 150, 96])
      .ellipse(262, 396, 18, 10, white)
      .polygon(
        [
          [500, 440],
          [560, 428],
          [548, 460],
        ],
        [222, 214, 196],
      ),
  'no-bin': () => bag(bag(door(hallway(), 60, blue), 320, 420, 70), 430, 440, 58),
  'early-set-out': () => {
    const painting = new Painting(width, height)
      .shade(0, floorAt, [148, 188, 214], [236, 222, 186])
      .ellipse(540, 80, 46, 46, [250, 236, 180])
      .rectangle(0, floorAt - 14, width, 14, [214, 208, 196])
      .shade(floorAt, height - floorAt, [150, 134, 116], [116, 104, 92]);
    return bag(bin(door(painting, 60, green), 300, 424), 480, 432, 52);
  },
  'bulk-item': () =>
    door(hallway(), 40, blue)
      .ellipse(420, 438, 210, 20, dark)
      .rectangle(250, 280, 340, 90, [152, 84, 70])
      .rectangle(230, 320, 50, 110, [130, 70, 58])
      .rectangle(560, 320, 50, 110, [130, 70, 58])
      .rectangle(280, 360, 280, 60, [172, 98, 82])
      .rectangle(418, 284, 4, 134, [112, 58, 48]),
  'leaking-bag': () =>
    bag(
      door(hallway(), 60, green)
        .ellipse(400, 438, 150, 24, [104, 92, 46])
        .ellipse(470, 446, 90, 14, [132, 116, 60]),
      360,
      430,
      78,
    ),
  'bin-not-returned': () => bin(door(hallway(), 60, blue), 380, 430),
  'compactor-empty': () => compactor(0),
  'compactor-half': () => compactor(0.5),
  'compactor-full': () => compactor(1),
  'compactor-overflow': () => compactor(1.2),
  'gate-closed': () => {
    const painting = new Painting(width, height)
      .shade(0, 360, [28, 38, 56], [72, 80, 92])
      .shade(360, 120, [92, 92, 92], [60, 60, 60])
      .ellipse(560, 60, 60, 60, [232, 216, 160])
      .rectangle(40, 110, 560, 16, steel)
      .rectangle(40, 330, 560, 16, steel);
    for (let x = 52; x < 600; x += 44) painting.rectangle(x, 96, 12, 290, steel);
    return painting.rectangle(300, 210, 54, 66, black).rectangle(310, 220, 34, 16, [176, 60, 52]);
  },
  'hall-light-out': () =>
    door(
      new Painting(width, height)
        .shade(0, floorAt, [26, 26, 30], [44, 42, 42])
        .rectangle(290, 0, 60, 14, [70, 70, 70])
        .shade(floorAt, height - floorAt, [30, 27, 26], [20, 18, 18]),
      230,
      [44, 50, 60],
    ),
} as const;

/** The subjects of the demo's pictures. */
export type Scene = keyof typeof scenes;

const painted = new Map<Scene, Buffer>();

/** The PNG file of a scene; the same bytes each time. */
export const pictureOf = (scene: Scene): Buffer => {
  const bytes = painted.get(scene) ?? scenes[scene]().png();
  painted.set(scene, bytes);
  return bytes;
};
