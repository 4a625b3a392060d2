import type { RoundFinding } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';
import { findingText } from './findingText.ts';

const t = ((key: string, values: object) =>
  `${key.replace('report.findings.', '')} ${Object.values(values).join(' | ')}`) as Translate<'mf-tracking'>;

const found = (kind: RoundFinding['kind'], figure: number, limit: number): RoundFinding => ({
  kind,
  figure,
  limit,
  at: Date.UTC(2026, 10, 24, 2, 14),
  otherReportId: null,
});

test.each<[RoundFinding, timeZone: string, text: string]>([
  [found('pace', 3.8, 6), 'America/New_York', 'pace 3.8 sec | 6 sec'],
  [found('burst', 7, 5), 'America/New_York', 'burst 7 | 5 | 9:14 PM'],
  [found('travel', 120, 48), 'America/New_York', 'travel 75 mph | 30 mph | 9:14 PM'],
  [found('travel', 120, 50), 'America/Mexico_City', 'travel 120 km/h | 50 km/h | 8:14 PM'],
  [found('photo', 2, 0), 'America/New_York', 'photo 2'],
  [found('clock', 7, 5), 'America/New_York', 'clockBehind 7 min | 5 min'],
  [found('clock', -8.5, 5), 'America/New_York', 'clockAhead 8.5 min | 5 min'],
  [found('gate', 400, 305), 'America/New_York', 'gate 1,312 ft | 1,001 ft'],
  [found('gate', 400, 300), 'America/Mexico_City', 'gate 400 m | 300 m'],
])('%j in %s', (finding, timeZone, text) => {
  expect(findingText(finding, { t, language: 'en', timeZone })).toBe(text);
});
