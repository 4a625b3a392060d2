import { resolve } from 'node:path';
import { answerCommandLine } from '../answerCommandLine.ts';
import { googleLogin, googleLoginNeeded } from '../google/googleLogin.ts';
import { applyOps } from './applyOps.ts';
import { parseOps, usage } from './options.ts';

await answerCommandLine(parseOps(process.argv.slice(2)), usage, async ({ options }) => {
  const api = googleLogin(options.project, process.env);
  if (api === null) {
    console.error(googleLoginNeeded);
    process.exitCode = 1;
    return;
  }
  const root = resolve(import.meta.dirname, '../..');
  const { email: notificationEmail, ...where } = options;
  const isDone = await applyOps({ root, api, notificationEmail, ...where }, (line) => console.log(line));
  process.exitCode = isDone ? 0 : 1;
});
