import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { readPassages } from '../prose/readPassages.ts';
import { joinedWords } from '../prose/passage.ts';
import { sourceFiles } from '../prose/sourceFiles.ts';
import { findCopiedTexts, knownTexts } from './copiedTexts.ts';
import { findUnusedTexts } from './unusedTexts.ts';

const root = resolve(import.meta.dirname, '../..');

/** Tests that look at pages: in a browser, or of a component. */
const seesPages = ({ file }: { readonly file: string }) => /^e2e\/|\/src\/.*\.test\.tsx$/.test(file);

/** Finds the texts that tests have copied. */
function findCopies(): string[] {
  const specification = readFileSync(resolve(root, 'docs/specification.md'), 'utf8');
  const files = sourceFiles(root)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(resolve(root, file), 'utf8') }));
  const texts = files
    .filter((one) => !seesPages(one))
    .flatMap(({ file, source }) => readPassages(file, source, specification))
    .filter(({ kind }) => kind === 'text' || kind === 'spanish')
    .map(joinedWords);
  const known = knownTexts(texts, specification);
  return files.filter(seesPages).flatMap(({ file, source }) => findCopiedTexts(file, source, known));
}

const configFile = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(configFile.config, ts.sys, root);
const findings = [
  ...findCopies(),
  ...findUnusedTexts(
    ts.createProgram(fileNames, options),
    resolve(root, 'shared-lib/src/i18n/index.ts'),
    (file) => relative(root, file),
  ),
];
for (const finding of findings) console.error(finding);
process.exit(findings.length > 0 ? 1 : 0);
