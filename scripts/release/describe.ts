import type { ModuleEntry, Releases } from '../../shared-lib/src/contract/index.ts';
import { describeCandidate } from './describeCohort.ts';
import type { Revision } from './siteSchemas.ts';

/** Rows of text padded into aligned columns, except the last column. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

const served = ({ stable, candidate, previous }: ModuleEntry): string[] => [
  stable.version,
  candidate ? describeCandidate(candidate) : '-',
  previous?.version ?? '-',
];

/** A table of what is served and what is published. */
export function statusLines(
  { revision, at, by, change, shell, modules }: Releases,
  published: readonly { readonly name: string; readonly version: string }[],
): string[] {
  const versionsOf = (name: string) =>
    published.flatMap((one) => (one.name === name ? [one.version] : [])).join(', ') || '-';
  const names = [...new Set([...Object.keys(modules), ...published.map(({ name }) => name)])].filter(
    (name) => name !== 'shell',
  );
  return [
    `Revision ${revision}, ${at}, ${by}: ${change ?? '-'}`,
    '',
    ...columns([
      ['', 'everyone', 'candidate', 'before', 'published'],
      [
        'shell',
        shell ? `${shell.version} (contract ${shell.contract})` : '-',
        '-',
        shell?.previous?.version ?? '-',
        versionsOf('shell'),
      ],
      ...names.map((name) => {
        const entry = modules[name];
        return [name, ...(entry ? served(entry) : ['-', '-', '-']), versionsOf(name)];
      }),
    ]),
  ];
}

/** One line per revision, newest first. */
export const historyLines = (revisions: readonly Revision[]): string[] =>
  columns(
    [...revisions].reverse().map(({ revision, at, by, change }) => [String(revision), at, by, change ?? '-']),
  );
