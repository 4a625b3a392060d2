import type { NightResult } from '../../../backend/live/playNight.ts';

const whole = (millis: number | null) => (millis === null ? '–' : `${Math.round(millis)} ms`);

/** The Markdown table of a night that was played. */
export const reportNight = ({
  wasKilled,
  result,
}: {
  readonly wasKilled: boolean;
  readonly result: NightResult;
}): string => {
  const { specialists, shifts, outcomes, toBoard, missing, surplus, seconds, writesPerSecond } = result;
  const rows = [
    ['Specialists at once, shifts', `${specialists}, ${shifts}`],
    [
      'Writes, of which before the players were killed',
      `${outcomes.written + outcomes.known}, ${wasKilled ? outcomes.known : 'not killed'}`,
    ],
    ['Writes a second, for', `${writesPerSecond.toFixed(1)}, ${seconds.toFixed(0)} s`],
    ['A write in the field to the board, p50', whole(toBoard.p50)],
    ['… p99', whole(toBoard.p99)],
    ['… at most', whole(toBoard.max)],
    ['Refused writes', String(outcomes.refused)],
    ['Doors that the board misses, and has twice', `${missing}, ${surplus}`],
  ];
  return [
    '| figure | result |',
    '|---|---|',
    ...rows.map(([name, value]) => `| ${name} | ${value} |`),
    '',
  ].join('\n');
};
