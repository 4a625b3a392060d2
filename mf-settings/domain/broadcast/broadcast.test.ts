import * as z from 'shared-lib/domain/schema';
import {
  broadcastActSchema,
  broadcastOrderSchema,
  broadcastPreviewSchema,
  broadcastRequestSchema,
  smsTemplateChangeSchema,
  smsTemplateSchema,
  testTextSchema,
} from './broadcast.ts';

const words = { en: 'Late', es: 'Tarde' };

const counts = {
  recipients: 3,
  segments: 4,
  skipped: {
    notServed: 1,
    noPhone: 2,
    noConsent: 3,
    suppressed: 4,
    unreachable: 5,
    duplicate: 6,
    quietHours: 7,
  },
};

const valid = {
  template: { id: 'reminder', createdAt: 1, updatedAt: 2, createdBy: 'dana', ...words, updatedBy: 'sam' },
  request: { kind: 'custom', communityIds: ['oak'], minutes: 30, words },
  order: {
    kind: 'custom',
    communityIds: ['oak'],
    minutes: 30,
    words,
    broadcastId: '01234567-aZ',
    expected: counts,
  },
  action: { broadcastId: 'b1' },
  preview: { counts, places: [{ communityId: 'oak', recipients: 3, leavesAt: 5 }], leftThisMonth: 90 },
  change: { kind: 'welcome', words, seen: 7 },
  test: { to: '+12125550101', kind: 'noService', language: 'es', words: 'Hola', communityId: 'oak' },
};

const schemas = {
  template: smsTemplateSchema,
  request: broadcastRequestSchema,
  order: broadcastOrderSchema,
  action: broadcastActSchema,
  preview: broadcastPreviewSchema,
  change: smsTemplateChangeSchema,
  test: testTextSchema,
} satisfies Record<keyof typeof valid, z.ZodMiniType>;

type Kind = keyof typeof valid;

const place = (more: object) => ({
  places: [{ communityId: 'oak', recipients: 0, leavesAt: null, ...more }],
});
const oaks = (length: number) => Array.from({ length }, (_, at) => `oak${at}`);

test.each<[Kind, string, object]>([
  ['template', 'all fields', {}],
  ['template', 'an unknown author', { updatedBy: null }],
  ['request', 'all fields', {}],
  ['request', 'the kind’s own template', { kind: 'reminder', words: null }],
  ['request', '100 communities', { communityIds: oaks(100) }],
  ['request', 'the shortest delay', { minutes: 5 }],
  ['request', 'the longest delay', { minutes: 480 }],
  ['order', 'all fields', {}],
  ['order', 'an id of eight letters', { broadcastId: 'abcdefgh' }],
  ['order', 'an id of 40 letters', { broadcastId: 'x'.repeat(40) }],
  ['action', 'all fields', {}],
  ['preview', 'all fields', {}],
  ['preview', 'an unlimited month', { leftThisMonth: null }],
  ['preview', 'texts that leave at once', place({ leavesAt: null })],
  ['preview', 'texts that never leave', place({ leavesAt: 'never' })],
  ['change', 'all fields', {}],
  ['change', 'the default words', { words: null, seen: null }],
  ['test', 'all fields', {}],
  ['test', 'no community', { communityId: null }],
  ['test', '2,000 letters', { words: 'x'.repeat(2000) }],
])('a %s with %s is read as it is', (kind, _, more) => {
  expect(z.parse(schemas[kind], { ...valid[kind], ...more })).toEqual({ ...valid[kind], ...more });
});

test.each<[Kind, string, object, string]>([
  ['template', 'no id', { id: '' }, 'id'],
  ['template', '2,001 letters', { en: 'x'.repeat(2001) }, 'en'],
  ['request', 'an unknown kind', { kind: 'late' }, 'kind'],
  ['request', 'no community', { communityIds: [] }, 'communityIds'],
  ['request', '101 communities', { communityIds: oaks(101) }, 'communityIds'],
  ['request', 'a path as a community', { communityIds: ['a/b'] }, 'communityIds.0'],
  ['request', 'too short a delay', { minutes: 4 }, 'minutes'],
  ['request', 'too long a delay', { minutes: 481 }, 'minutes'],
  ['request', 'half a minute', { minutes: 30.5 }, 'minutes'],
  ['order', 'no community', { communityIds: [] }, 'communityIds'],
  ['order', 'an id of seven letters', { broadcastId: 'abcdefg' }, 'broadcastId'],
  ['order', 'an id of 41 letters', { broadcastId: 'x'.repeat(41) }, 'broadcastId'],
  ['order', 'a path before the id', { broadcastId: '../abcdefgh' }, 'broadcastId'],
  ['order', 'a path after the id', { broadcastId: 'abcdefgh/x' }, 'broadcastId'],
  ['order', 'no counts', { expected: undefined }, 'expected'],
  ['order', 'a negative count', { expected: { ...counts, segments: -1 } }, 'expected.segments'],
  ['action', 'a path', { broadcastId: 'a/b' }, 'broadcastId'],
  ['preview', 'no counts', { counts: null }, 'counts'],
  ['preview', 'half a segment left', { leftThisMonth: 0.5 }, 'leftThisMonth'],
  ['preview', 'a place without an id', place({ communityId: '' }), 'places.0.communityId'],
  ['preview', 'a negative number of recipients', place({ recipients: -1 }), 'places.0.recipients'],
  ['preview', 'an unknown time', place({ leavesAt: 'soon' }), 'places.0.leavesAt'],
  ['change', 'a kind without a template', { kind: 'custom' }, 'kind'],
  ['change', 'one text for both languages', { words: 'Late' }, 'words'],
  ['change', 'no revision', { seen: undefined }, 'seen'],
  ['test', 'a number without its country', { to: '2125550101' }, 'to'],
  ['test', 'a kind without a template', { kind: 'custom' }, 'kind'],
  ['test', 'an unknown language', { language: 'fr' }, 'language'],
  ['test', '2,001 letters', { words: 'x'.repeat(2001) }, 'words'],
  ['test', 'a path as a community', { communityId: 'a/b' }, 'communityId'],
])('a %s with %s is refused', (kind, _, more, field) => {
  const { error } = z.safeParse(schemas[kind], { ...valid[kind], ...more });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
