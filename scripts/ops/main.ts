import { resolve } from 'node:path';
import { answerCommandLine } from '../answerCommandLine.ts';
import { applyOps } from './applyOps.ts';
import { parseOps, usage } from './options.ts';

await answerCommandLine(parseOps(process.argv.slice(2)), usage, async ({ options }) => {
  const token = process.env['GOOGLE_ACCESS_TOKEN'];
  if (!token) {
    console.error('GOOGLE_ACCESS_TOKEN is missing: set it to what "gcloud auth print-access-token" prints.');
    process.exitCode = 1;
    return;
  }
  const root = resolve(import.meta.dirname, '../..');
  const { email: notificationEmail, ...where } = options;
  const isDone = await applyOps({ root, token, notificationEmail, ...where }, (line) => console.log(line));
  process.exitCode = isDone ? 0 : 1;
});
