import { upcomingClosures } from './upcomingClosures.ts';

test('past dates and duplicates are left out, the rest are sorted', () => {
  expect(
    upcomingClosures(['2026-12-25', '2026-11-20', '2026-11-21', '2027-01-01', '2026-12-25'], '2026-11-21'),
  ).toEqual(['2026-11-21', '2026-12-25', '2027-01-01']);
});
