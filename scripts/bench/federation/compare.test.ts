import { compare } from './compare.ts';

test('prints the medians of both builds and what federation adds', () => {
  const figures = [
    { name: 'Script', unit: 'KB', federated: [110, 108, 120], single: [100, 100, 100] },
    { name: 'Dashboard', unit: 'ms', federated: [950, 940, 960], single: [1000, 990, 1010] },
    { name: 'Scripts', unit: 'requests', federated: [12], single: [12] },
  ] as const;
  expect(compare(figures, 'Two cores.')).toBe(`| Figure | Federated | One bundle | Federation adds |
|---|---:|---:|---:|
| Script | 110.0 KB | 100.0 KB | +10.0% |
| Dashboard | 950 ms | 1000 ms | −5.0% |
| Scripts | 12 | 12 | +0.0% |

Two cores.
`);
});
