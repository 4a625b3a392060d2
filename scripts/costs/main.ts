import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { costsTable, withTable } from './costsTable.ts';
import { loadMeasuredReads } from './measuredReads.ts';

const file = resolve(import.meta.dirname, '../../docs/costs.md');
const table = costsTable(loadMeasuredReads());
const text = withTable(readFileSync(file, 'utf8'), table);
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
process.stdout.write(`${table}\n`);
