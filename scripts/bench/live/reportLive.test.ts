import type { LiveFigures } from './benchLive.ts';
import { reportLive } from './reportLive.ts';

const killedAt = 1_000_000;
const figures: LiveFigures = {
  speed: '5',
  night: {
    specialists: 120,
    shifts: 118,
    outcomes: { written: 2800, known: 3, refused: 0 },
    samples: [
      { writtenAt: killedAt - 60_000, millis: 9_000 },
      ...[40, 41.2, 300.7].map((millis) => ({ writtenAt: killedAt - 20_000, millis })),
      { writtenAt: killedAt - 1_000, millis: 8_000 },
    ],
    lost: 0,
    missing: 0,
    surplus: 0,
    seconds: 50,
  },
  killedAt,
  downFor: 2_500,
  undisturbed: { seconds: 40, work: { documents: 400, busy: 3_000 }, events: { handled: 8_000, waiting: 7 } },
  longestTask: 0,
  uploads: [900, 700.4, 800],
};

test.each([
  ['| From the field to the board, p50 | 41 ms |'],
  ['| … at most | 301 ms |'],
  ['| Function events per second | 200 |'],
  ['| … main-thread time per update | 7.5 ms |'],
  ["| Board's longest task, including the restart | under 50 ms |"],
  ['| 4 MB photo, from selection to display | 800 ms |'],
  ['| Doors missing from the board, and duplicated | 0, 0 |'],
])('prints a night as a table without what the kill disturbed: %s', (row) => {
  expect(reportLive(figures)).toContain(row);
});

test('has no update figure for a board that received nothing', () => {
  const { undisturbed } = figures;
  const still = { ...figures, undisturbed: { ...undisturbed, work: { documents: 0, busy: 12 } } };
  expect(reportLive({ ...still, longestTask: 120 })).toContain('| … main-thread time per update | – |');
});
