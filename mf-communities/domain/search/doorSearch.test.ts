import { doorSearch, type DoorSearch } from './doorSearch.ts';

// A Wednesday morning: service of Tuesday night is over.
const day = { today: '2026-11-25', latest: '2026-11-24' };

const door = (unitNumber: string, building: string | null = null) => ({ building, unitNumber });

test.each<[string, Partial<DoorSearch>]>([
  ['204', { doors: [door('204')] }],
  ['#204', { doors: [door('204')] }],
  ['# 204', { doors: [door('204')] }],
  ['Apt. 204', { doors: [door('204')] }],
  ['apt ph', { doors: [door('ph')] }],
  ['Unit 204', { doors: [door('204')] }],
  ['20', { doors: [door('20')] }],
  ['12B maple', { doors: [door('12b')], words: ['maple'] }],
  ['aPt 12B', { doors: [door('12b')] }],
  ['204 Peñón Apts', { doors: [door('204')], words: ['penon', 'apts'] }],
  ['puerta 12B', { doors: [door('12b')] }],
  ['B-204', { doors: [door('204', 'b'), door('b-204')] }],
  ['b204', { doors: [door('b204'), door('204', 'b')] }],
  ['b 204', { doors: [door('204', 'b')] }],
  ['bldg B apt 204', { doors: [door('204', 'b')] }],
  ['12-204', { doors: [door('204', '12'), door('12-204')] }],
  ['204 Maple ct', { doors: [door('204')], words: ['maple', 'ct'] }],
  ['maple 204 Tuesday', { doors: [door('204')], words: ['maple'], night: '2026-11-24' }],
  ['Peñón 204 miércoles', { doors: [door('204')], words: ['penon'], night: '2026-11-18' }],
  ['204 last night', { doors: [door('204')], night: '2026-11-24' }],
  ['anoche 204', { doors: [door('204')], night: '2026-11-24' }],
  ['204 tonight', { doors: [door('204')], night: '2026-11-25' }],
  ['204 11/20', { doors: [door('204')], night: '2026-11-20' }],
  ['204 12/24', { doors: [door('204')], night: '2025-12-24' }],
  ['204 nov 20', { doors: [door('204')], night: '2026-11-20' }],
  ['20 nov 204', { doors: [door('204')], night: '2026-11-20' }],
  ['204 2026-11-20', { doors: [door('204')], night: '2026-11-20' }],
  ['204 sun', { doors: [door('204')], night: '2026-11-22' }],
  ['fri 204', { doors: [door('204')], night: '2026-11-20' }],
  ['204 sun valley', { doors: [door('204')], words: ['sun', 'valley'] }],
  ['204 2/30', { doors: [door('204')], words: ['2/30'] }],
  ['204 at Maple Court on Tuesday', { doors: [door('204')], words: ['maple', 'court'], night: '2026-11-24' }],
  [
    'maple court, 204, last tuesday night',
    { doors: [door('204')], words: ['maple', 'court'], night: '2026-11-24' },
  ],
  ['204 en Peñón el martes pasado', { doors: [door('204')], words: ['penon'], night: '2026-11-24' }],
  ['204 maple 11/20/2026', { doors: [door('204')], words: ['maple'], night: '2026-11-20' }],
  ['204 maple 11/20/25', { doors: [door('204')], words: ['maple'], night: '2025-11-20' }],
  ['204 last stop', { doors: [door('204')], words: ['last', 'stop'] }],
  ['apt204', { doors: [door('204')] }],
  ['unit#b204', { words: ['unit#b204'] }],
  ['204 bldg B', { doors: [door('204', 'b')] }],
  ['“204”?', { doors: [door('204')] }],
  ['maria garcia', { words: ['maria', 'garcia'] }],
  ['marina bay', { words: ['marina', 'bay'] }],
  ['204 1200 main', { doors: [door('204')], words: ['1200', 'main'] }],
  ['apt', { words: ['apt'] }],
  ['', {}],
])('%s', (text, expected) => {
  expect(doorSearch(text, day)).toEqual({ doors: [], words: [], night: null, ...expected });
});
