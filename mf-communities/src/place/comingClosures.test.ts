import { comingClosures } from './comingClosures.ts';

test('those past and those given twice are left out, the rest come in order', () => {
  expect(
    comingClosures(['2026-12-25', '2026-11-20', '2026-11-21', '2027-01-01', '2026-12-25'], '2026-11-21'),
  ).toEqual(['2026-11-21', '2026-12-25', '2027-01-01']);
});
