import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/workspaces.ts';
import { CONTRACT_VERSION } from '../../shared-lib/src/contract/contractVersion.ts';
import { apiReport } from './apiReport.ts';
import { decideReport } from './decideReport.ts';
import { emitTypes, sharedTypes } from './emitTypes.ts';
import { contractReference } from './reference/contractReference.ts';

/**
 * Compares what modules can import with the reports in `valet-module/api`, and with the page about it. With `--write`,
 * updates both, if the contract version has been raised for the change.
 */
const folder = join(root, 'valet-module/api');
mkdirSync(folder, { recursive: true });
const versionFile = join(folder, 'version.txt');
const types = join(root, 'valet-module/dist/types');

const files = readdirSync(folder).filter((name) => name !== 'version.txt');
const recorded = {
  version: files.length > 0 ? readFileSync(versionFile, 'utf8').trim() : '0.0.0',
  reports: new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
};

emitTypes(types);
const reports = new Map(
  // The version alone doesn’t change the types.
  [...apiReport(types, sharedTypes)].map(([name, text]) => [
    name,
    text.replaceAll(`"${CONTRACT_VERSION}"`, 'string'),
  ]),
);
const decision = decideReport(recorded, { version: CONTRACT_VERSION, reports });
const page = join(root, 'docs/contract-reference.md');
const reference = contractReference(types, sharedTypes);
const isWriting = process.argv.includes('--write');

if (decision.kind === 'refused') {
  console.error(decision.problem);
  process.exitCode = 1;
} else if (decision.kind === 'changed' && !isWriting) {
  console.error(`${decision.files.join(', ')} of valet-module/api: run "npm run api -- --write".`);
  process.exitCode = 1;
} else if (decision.kind === 'changed') {
  for (const name of files) rmSync(join(folder, name));
  for (const [name, text] of reports) writeFileSync(join(folder, name), text);
  writeFileSync(versionFile, `${CONTRACT_VERSION}\n`);
  console.log(`Contract ${CONTRACT_VERSION}: wrote ${decision.files.join(', ')}.`);
}
if (reference !== (existsSync(page) ? readFileSync(page, 'utf8') : '')) {
  if (isWriting && process.exitCode === undefined) writeFileSync(page, reference);
  else {
    console.error('docs/contract-reference.md is out of date: run "npm run api -- --write".');
    process.exitCode = 1;
  }
}
