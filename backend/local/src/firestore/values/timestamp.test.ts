import fc from 'fast-check';

import { parseTimestamp, timestampOfVersion, versionOfTimestamp } from './timestamp.ts';

test('versions and timestamps are the same times, in the same order', () => {
  const version = fc.integer({ min: -(10 ** 15), max: 4 * 10 ** 15 });
  fc.assert(
    fc.property(version, version, (left, right) => {
      expect(versionOfTimestamp(timestampOfVersion(left))).toBe(left);
      expect(parseTimestamp(timestampOfVersion(left))).toBe(timestampOfVersion(left));
      expect(timestampOfVersion(left) < timestampOfVersion(right)).toBe(left < right);
    }),
  );
});
