import { comparePeers } from './comparePeers.ts';

test('prints medians and compares them with the bare page', () => {
  const times = [
    { name: 'product', cold: [1500, 1200, 1250], warm: [500, 500, 500], earlyCold: [800], earlyWarm: [200] },
    { name: 'bare', cold: [1000], warm: [400], earlyCold: [1000], earlyWarm: [400] },
    { name: 'admin', cold: [1500], warm: [600], earlyCold: [1500], earlyWarm: [600] },
  ];
  expect(comparePeers(times, 'Two cores.')).toBe(`| ready after, ms | empty HTTP cache | full |
|---|---:|---:|
| product | 1250 (1.25 ×) | 500 (1.25 ×) |
| … last-known data, marked as such | 800 (0.80 ×) | 200 (0.50 ×) |
| bare | 1000 (1.00 ×) | 400 (1.00 ×) |
| admin | 1500 (1.50 ×) | 600 (1.50 ×) |

Two cores.
`);
});
