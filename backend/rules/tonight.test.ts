import { join } from 'node:path';
import { momentOfNight, paths } from 'shared-lib/domain';
import { FirestoreRules } from '../local/src/rules/index.ts';
import { writeRules } from './assembleRules.ts';

/** Which night of the schedule gives a substitute access to a community, at any time and in any time zone of the United States. */
let rules: FirestoreRules;

beforeAll(() => {
  rules = new FirestoreRules(writeRules(join(__dirname, '../..')), () => {});
});
afterAll(() => rules.close());

const root = 'projects/demo-tonight/databases/(default)/documents';
const community = paths.community('olivia', 'pine');
const text = (stringValue: string) => ({ stringValue });

/** Whether Cole may read a community that they serve only on one scheduled night. */
const opens = (night: string, now: number): boolean => {
  const shift = { mapValue: { fields: { communityId: text('pine'), newAgentId: text('cole') } } };
  const documents: Record<string, object> = {
    [community]: {},
    [paths.teamMember('olivia', 'cole')]: { isActive: { booleanValue: true } },
    [paths.scheduleNight('olivia', night)]: { schedule: { arrayValue: { values: [shift] } } },
  };
  const time = new Date(now).toISOString().replace('.000Z', 'Z');
  const getDocument = (name: string) => {
    const fields = documents[name.slice(root.length + 1)];
    return fields === undefined
      ? null
      : { name, fields: fields as never, createTime: time, updateTime: time };
  };
  const name = `${root}/${community}`;
  try {
    rules.authorize({
      auth: { uid: 'cole', token: {} },
      operation: 'get',
      name,
      before: getDocument(name),
      after: null,
      time,
      getDocument,
      getDocumentAfter: getDocument,
    });
    return true;
  } catch (error) {
    if ((error as { status?: unknown }).status !== 'PERMISSION_DENIED') throw error;
    return false;
  }
};

const zones = [
  'America/Puerto_Rico',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

test.each(zones.flatMap((zone) => ['2027-01-15', '2027-07-15'].map((evening) => [zone, evening] as const)))(
  'from 18:00 to 08:00 in %s it is that evening’s, on %s',
  (zone, evening) => {
    const start = momentOfNight(evening, '18:00', zone);
    const moments = Array.from({ length: 14 * 4 }, (_, quarter) => start + quarter * 15 * 60_000);
    expect(moments.filter((now) => !opens(evening, now))).toEqual([]);
  },
);

test('another night grants nothing', () => {
  const now = momentOfNight('2027-01-15', '22:00', 'America/New_York');
  expect(opens('2027-01-14', now) || opens('2027-01-16', now)).toBe(false);
});
