import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { findUnusedTexts } from './unusedTexts.ts';

const root = resolve(import.meta.dirname, '../..');
const configFile = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(configFile.config, ts.sys, root);
const findings = findUnusedTexts(
  ts.createProgram(fileNames, options),
  resolve(root, 'shared-lib/src/i18n/index.ts'),
  (file) => relative(root, file),
);
for (const finding of findings) console.error(finding);
process.exit(findings.length > 0 ? 1 : 0);
