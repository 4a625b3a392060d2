import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { answerCommandLine } from '../answerCommandLine.ts';
import { compareBudget, countByFolder, lowered, moved, sumOf, type Budget } from './budget.ts';
import { exceptions, withoutExceptions } from './exceptions.ts';
import { findIn, type Finding } from './findings.ts';
import { parseProse, usage, type ProseWork } from './options.ts';
import { readPassages } from './readPassages.ts';
import { sourceFiles } from './sourceFiles.ts';

const root = resolve(import.meta.dirname, '../..');
const budgetFile = resolve(import.meta.dirname, 'budget.json');

function findAll(): ReturnType<typeof withoutExceptions> {
  const specification = readFileSync(resolve(root, 'docs/specification.md'), 'utf8');
  const findings = sourceFiles(root).flatMap((file) =>
    readPassages(file, readFileSync(resolve(root, file), 'utf8'), specification).flatMap((passage) =>
      findIn(file, passage),
    ),
  );
  return withoutExceptions(findings, exceptions);
}

const asLine = ({ file, line, pattern, words, say }: Finding): string =>
  `${file}:${line} ${pattern}: "${words}" → ${say}\n`;

const writeBudget = (budget: Budget): void =>
  writeFileSync(budgetFile, `${JSON.stringify(budget, null, 2)}\n`);

function check(findings: readonly Finding[], counts: Budget, budget: Budget): void {
  const { above, below } = compareBudget(counts, budget);
  for (const folder of above) {
    const own = findings.filter(({ file }) => countByFolder([file])[folder] === 1);
    process.stderr.write(`${folder} has ${own.length} findings and a budget of ${budget[folder] ?? 0}:\n`);
    for (const finding of own) process.stderr.write(`  ${asLine(finding)}`);
  }
  process.stdout.write(`${findings.length} findings, a budget of ${sumOf(budget)}\n`);
  if (above.length > 0) {
    process.stderr.write('Reword them. If files only moved: npm run prose -- --moved\n');
    process.exitCode = 1;
  } else if (below.length > 0) {
    process.stdout.write(
      `Fewer than allowed in ${below.join(', ')}. Lower the budget: npm run prose -- --lower\n`,
    );
  }
}

await answerCommandLine<ProseWork>(parseProse(process.argv.slice(2)), usage, async (requested) => {
  const { findings, unused } = findAll();
  const counts = countByFolder(findings.map(({ file }) => file));
  const budget = JSON.parse(readFileSync(budgetFile, 'utf8')) as Budget;
  for (const { file, reason } of unused) {
    process.stderr.write(`The exception for ${file} matches nothing: ${reason}\n`);
    process.exitCode = 1;
  }
  if (requested.kind === 'list') {
    const paths = requested.paths.map((path) => relative(root, resolve(path)));
    const own = findings.filter(({ file }) =>
      paths.some((path) => path === '' || file === path || file.startsWith(`${path}/`)),
    );
    for (const finding of own) process.stdout.write(asLine(finding));
    for (const [folder, count] of Object.entries(countByFolder(own.map(({ file }) => file))))
      process.stdout.write(`${String(count).padStart(6)}  ${folder}\n`);
    process.stdout.write(`${String(own.length).padStart(6)}  total\n`);
  } else if (requested.kind === 'lower') {
    writeBudget(lowered(counts, budget));
  } else if (requested.kind === 'moved') {
    const spread = moved(counts, budget);
    if (spread) writeBudget(spread);
    else {
      process.stderr.write(
        `There are ${findings.length} findings, more than the budget's ${sumOf(budget)}.\n`,
      );
      process.exitCode = 1;
    }
  } else check(findings, counts, budget);
});
