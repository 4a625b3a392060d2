import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { costsTable, withTable } from './costsTable.ts';
import { loadMeasuredReads } from './measuredReads.ts';

const file = resolve(import.meta.dirname, '../../docs/costs.md');
const table = costsTable(loadMeasuredReads());
writeFileSync(file, withTable(readFileSync(file, 'utf8'), table));
process.stdout.write(`${table}\n`);
