import type { VisitCosts } from './measureScreen.ts';
import { reportScreens, reportScrolling } from './reportScreens.ts';

const cold: VisitCosts = {
  documents: 42,
  documentsInAll: 45,
  bytes: 61_400,
  requests: 12,
  calls: 1,
  useful: 1234.5,
  longestTask: 181.4,
};
const warm: VisitCosts = {
  ...cold,
  documents: 3,
  documentsInAll: 3,
  bytes: 900,
  useful: 400,
  longestTask: 0,
};

test('prints a row for each page, cold and warm', () => {
  expect(reportScreens('big', { '/team': { cold, warm } })).toBe(`\`big@demo.test\`, cold / warm:

| page | documents | in total | KB | requests | useful, ms | longest task, ms |
|---|---:|---:|---:|---:|---:|---:|
| \`/team\` | 42 / 3 | 45 / 3 | 61 / 1 | 12 / 12 | 1235 / 400 | 181 / 0 |

`);
});

test('prints a row for each scrolled page', () => {
  expect(reportScrolling([{ path: '/team', frames: 59.96, longestFrame: 18.2 }])).toContain(
    '| `/team` | 60.0 | 18 |',
  );
});
