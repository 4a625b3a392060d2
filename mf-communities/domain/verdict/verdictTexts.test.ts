import { hasUnmatchedBrace, placeholdersIn } from 'shared-lib/domain';
import { answerTemplateIds, answerTemplates, answerTo } from './answers.ts';
import { describeEvidence, formatNight, describeReason, describeVerdict } from './verdictTexts.ts';
import { at } from './verdict.fixture.ts';
import { evidenceKinds, verdictReasons, verdicts, type Evidence } from '../contactSubmission/decision.ts';

const told = (language: 'en' | 'es') => ({ language, timeZone: 'America/New_York' }) as const;
const inFeet = (meters: number) => `${Math.round(meters * 3.28)} ft`;
const none: Evidence = {
  kind: 'door',
  at: null,
  until: null,
  word: null,
  count: null,
  of: null,
  recordId: null,
  photo: null,
};

test('a verdict as text, in the community’s time zone', () => {
  expect(describeVerdict('served', at('21:14'), told('en'))).toBe('Served at 9:14 PM');
  expect(describeVerdict('served', null, told('en'))).toBe('Served');
  expect(describeVerdict('setOutLate', at('21:14'), told('es'))).toBe('Sacada después de que pasamos');
  expect(formatNight('2026-11-16', 'en')).toBe('Monday, November 16');
});

test.each([
  [{ kind: 'door', at: at('21:14'), word: 'collected' }, 'At the door, 9:14 PM: collected.'],
  [{ kind: 'door', word: 'access' }, 'At the door: missed, no access.'],
  [{ kind: 'door', word: 'communication' }, 'At the door: missed, crew not notified.'],
  [
    { kind: 'clockIn', at: at('20:05'), until: at('22:40') },
    'Clocked in at the community: 8:05 PM–10:40 PM.',
  ],
  [{ kind: 'clockIn', at: at('20:05') }, 'Clocked in at the community: 8:05 PM, still open.'],
  [
    { kind: 'neighbours', at: at('21:02'), until: at('21:20'), count: 7, of: 8 },
    '7 of 8 nearby doors were recorded, 9:02 PM–9:20 PM.',
  ],
  [{ kind: 'outOfRange', count: 100 }, 'Recorded 328 ft away, out of range.'],
  [{ kind: 'reported', at: at('07:30') }, 'Reported Tue, Nov 17, 7:30 AM.'],
] as const)('%j', (evidence, words) => {
  expect(describeEvidence({ ...none, ...evidence }, told('en'), inFeet)).toBe(words);
});

test('everything has a text in both languages', () => {
  for (const language of ['en', 'es'] as const) {
    for (const kind of evidenceKinds)
      expect(describeEvidence({ ...none, kind }, told(language), inFeet)).not.toMatch(/undefined|null|NaN/);
    for (const reason of verdictReasons) expect(describeReason(reason, language)).not.toBe('');
    for (const verdict of verdicts) expect(describeVerdict(verdict, null, told(language))).not.toBe('');
  }
});

test('the same answer means the same in both languages', () => {
  for (const id of answerTemplateIds) {
    const { en, es } = answerTemplates[id];
    expect(placeholdersIn(es).toSorted()).toEqual(placeholdersIn(en).toSorted());
    expect(hasUnmatchedBrace(en) || hasUnmatchedBrace(es)).toBe(false);
  }
});

test.each([
  ['served', 'collected', 5, 'served'],
  ['served', null, null, 'servedSometime'],
  ['missed', 'calledOff', null, 'calledOff'],
  ['missed', null, null, 'missed'],
  ['unknown', 'underWay', null, 'underWay'],
  ['unknown', 'noRecords', null, 'unknown'],
  ['setOutLate', 'notOut', 5, 'setOutLate'],
] as const)('%s because of %s at %s is answered by %s', (verdict, reason, moment, id) => {
  expect(answerTo(verdict, reason, moment)).toBe(id);
});
