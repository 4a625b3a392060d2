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
    ['Concurrent specialists, shifts', `${specialists}, ${shifts}`],
    ['Speed relative to a real night', `${speed} times`],
    ['Doors and clock-ins per second', (measured.length / (seconds - margin / 1000)).toFixed(1)],
    ['From the field to the board, p50', inMillis(percentile(millis, 0.5))],
    ['… p99', inMillis(percentile(millis, 0.99))],
    ['… at most', inMillis(percentile(millis, 1))],
    ['Function events per second', (events.handled / seconds).toFixed(0)],
    ['… still waiting at the end', String(events.waiting)],
    ['Board updates per second', (work.documents / seconds).toFixed(1)],
    ['… main-thread time per update', perUpdate === null ? '–' : `${perUpdate.toFixed(1)} ms`],
    [
      "Board's longest task, including the restart",
      longestTask === 0 ? 'under 50 ms' : inMillis(longestTask),
    ],
    ['4 MB photo, from selection to display', inMillis(median(uploads))],
    ['Recovery time after killing the server', inMillis(downFor)],
    [
      'Records written, already existing, rejected',
      `${outcomes.written}, ${outcomes.known}, ${outcomes.refused}`,
    ],
    ['Records lost', String(lost)],
    ['Doors missing from the board, and duplicated', `${missing}, ${surplus}`],
  ];
  return [
    '| figure | result |',
    '|---|---|',
    ...rows.map(([name, value]) => `| ${name} | ${value} |`),
    '',
  ].join('\n');
};
