import { deviceNameOf, nextFreePlace, pushPlaces } from './pushDevice.ts';

test('a new device gets a free place, or the oldest device’s', () => {
  expect(nextFreePlace([])).toBe('0');
  expect(
    nextFreePlace([
      { id: '0', addedAt: 5 },
      { id: '2', addedAt: 9 },
    ]),
  ).toBe('1');
  const all = pushPlaces.map((id, index) => ({ id, addedAt: 100 + index }));
  expect(nextFreePlace(all)).toBe('0');
  expect(nextFreePlace(all.map((device) => (device.id === '7' ? { ...device, addedAt: 1 } : device)))).toBe(
    '7',
  );
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Mac'],
  ['something else', ''],
])('%s is %s', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});
