import { percentile } from '../../../backend/live/percentile.ts';
import { median } from '../report.ts';
import type { LiveFigures } from './benchLive.ts';

const inMillis = (value: number | null) => (value === null ? '–' : `${Math.round(value)} ms`);

/** Writes this close to the kill, in milliseconds, don't count as undisturbed: they may still have been in flight. */
const margin = 5_000;

/** The Markdown table of a played night. */
export const reportLive = ({
  speed,
  night,
  killedAt,
  downFor,
  undisturbed,
  longestTask,
  uploads,
}: LiveFigures): string => {
  const { specialists, shifts, outcomes, lost, missing, surplus, samples } = night;
  const { seconds, work, events } = undisturbed;
  const measured = samples.filter(
    ({ writtenAt }) => writtenAt > killedAt - seconds * 1000 && writtenAt < killedAt - margin,
  );
  const millis = measured.map((sample) => sample.millis);
  const perUpdate = work.documents === 0 ? null : work.busy / work.documents;
  const rows = [
    ['Specialists at once, shifts', `${specialists}, ${shifts}`],
    ['As fast as a real night', `${speed} times`],
    ['Doors and clock-ins a second', (measured.length / (seconds - margin / 1000)).toFixed(1)],
    ['From the field to the board, p50', inMillis(percentile(millis, 0.5))],
    ['… p99', inMillis(percentile(millis, 0.99))],
    ['… at most', inMillis(percentile(millis, 1))],
    ['Events of functions a second', (events.handled / seconds).toFixed(0)],
    ['… that wait at the end', String(events.waiting)],
    ["The board's updates a second", (work.documents / seconds).toFixed(1)],
    ['… main thread for each', perUpdate === null ? '–' : `${perUpdate.toFixed(1)} ms`],
    [
      "The board's longest task, the restart included",
      longestTask === 0 ? 'under 50 ms' : inMillis(longestTask),
    ],
    ['A photo of 4 MB, from the choice until it is shown', inMillis(median(uploads))],
    ['The server was killed, and up again after', inMillis(downFor)],
    [
      'Records written, already there, refused',
      `${outcomes.written}, ${outcomes.known}, ${outcomes.refused}`,
    ],
    ['Records lost', String(lost)],
    ['Doors that the board misses, and has twice', `${missing}, ${surplus}`],
  ];
  return [
    '| figure | result |',
    '|---|---|',
    ...rows.map(([name, value]) => `| ${name} | ${value} |`),
    '',
  ].join('\n');
};
