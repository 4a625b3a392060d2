/** The parts we use of Stryker's report (its schema is mutation-testing-report-schema). */
export interface Report {
  readonly files: Readonly<Record<string, ReportedFile>>;
}

interface ReportedFile {
  readonly source: string;
  readonly mutants: readonly Mutant[];
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  /** Lines and columns count from 1. */
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** How many changes to a file the tests noticed. */
export interface Score {
  readonly file: string;
  readonly noticed: number;
  readonly all: number;
  /** A line for each change that no test noticed. */
  readonly missed: readonly string[];
}

/** A change that never ends counts as noticed. */
const noticed = ['Killed', 'Timeout'];
/** Other statuses (doesn't load, ignored by a comment) say nothing about the tests. */
const missed = ['Survived', 'NoCoverage'];

const maxLineLength = 80;

function inLine(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line;
}

function codeAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

/** The scores of a report's files. */
export const scoresOf = ({ files }: Report): readonly Score[] =>
  Object.entries(files).map(([file, { source, mutants }]) => {
    const survivors = mutants.filter(({ status }) => missed.includes(status));
    const count = mutants.filter(({ status }) => noticed.includes(status)).length;
    return {
      file,
      noticed: count,
      all: count + survivors.length,
      missed: survivors.map(({ location, mutatorName, replacement = '' }) => {
        const { line, column } = location.start;
        return `${file}:${line}:${column} ${mutatorName}: ${inLine(codeAt(source, location))} → ${inLine(replacement)}`;
      }),
    };
  });

/** In percent; 100 if there was nothing to notice. */
export const percentOf = ({ noticed, all }: Pick<Score, 'noticed' | 'all'>): number =>
  all === 0 ? 100 : (100 * noticed) / all;

const row = (score: Pick<Score, 'file' | 'noticed' | 'all'>): string =>
  `${percentOf(score).toFixed(1).padStart(5)}%  ${`${score.noticed} of ${score.all}`.padStart(12)}  ${score.file}`;

/** A file's score, followed by its missed changes. */
export const linesOf = (score: Score): string => [row(score), ...score.missed].join('\n');

export const totalOf = (scores: readonly Score[]): Pick<Score, 'file' | 'noticed' | 'all'> => ({
  file: 'together',
  noticed: scores.reduce((sum, score) => sum + score.noticed, 0),
  all: scores.reduce((sum, score) => sum + score.all, 0),
});

/** A line per file, lowest score first, and a total. */
export const tableOf = (scores: readonly Score[]): string =>
  [...[...scores].sort((a, b) => percentOf(a) - percentOf(b)), totalOf(scores)].map(row).join('\n');
