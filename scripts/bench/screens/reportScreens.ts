import type { ScreenFigures } from './measureScreen.ts';
import type { Scrolling } from './measureScrolling.ts';

/** The costs of an account's pages, by address. */
export type AccountFigures = Readonly<Record<string, ScreenFigures>>;

const kilobyte = 1000;

function row(path: string, { cold, warm }: ScreenFigures): string {
  const both = (value: (costs: ScreenFigures['cold']) => number) =>
    [cold, warm].map((costs) => value(costs).toFixed(0)).join(' / ');
  const cells = [
    `\`${path}\``,
    both(({ documents }) => documents),
    both(({ documentsInAll }) => documentsInAll),
    both(({ bytes }) => bytes / kilobyte),
    both(({ requests }) => requests),
    both(({ useful }) => useful),
    both(({ longestTask }) => longestTask),
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * The Markdown table of one account: each page on a cold device, and again on the same device.
 *
 * @param account the account's email
 */
export function reportScreens(account: string, figures: AccountFigures): string {
  return [
    `\`${account}@demo.test\`, cold / warm:`,
    '',
    '| page | documents | in total | KB | requests | useful, ms | longest task, ms |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...Object.entries(figures).map(([path, screen]) => row(path, screen)),
    '',
    '',
  ].join('\n');
}

/** The Markdown table of scrolling on the longest pages. */
export function reportScrolling(scrolling: readonly Scrolling[]): string {
  return [
    '| page, scrolled at full speed | frames per second | longest frame, ms |',
    '|---|---:|---:|',
    ...scrolling.map(
      ({ path, frames, longestFrame }) =>
        `| \`${path}\` | ${frames.toFixed(1)} | ${longestFrame.toFixed(0)} |`,
    ),
    '',
    '',
  ].join('\n');
}
