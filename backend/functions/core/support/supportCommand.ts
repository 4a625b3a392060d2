import { startAdmin } from '../../../kernel/project/startAdmin.ts';
import { answerRequest } from './answerRequest.ts';
import { listRequests, requestLines } from './listRequests.ts';
import { parseSupportOptions, usage, type SupportOptions } from './supportOptions.ts';

const refusals = {
  unknown: 'There is no request with this number.',
  empty: 'The answer is empty.',
  tooLong: 'The answer is too long: 10,000 characters at most.',
  tooMany: 'The request has reached its limit of answers.',
} as const;

const work = async (requested: Extract<SupportOptions, { kind: 'list' | 'answer' }>): Promise<void> => {
  if (requested.kind === 'list') {
    const requests = await listRequests(requested.isAll);
    console.log(requests.length === 0 ? 'No requests.' : requests.map(requestLines).join('\n\n'));
    return;
  }
  const replyTo = process.env['SUPPORT_EMAIL'] || null;
  const answered = await answerRequest(requested.number, requested.text, requested.isOpen, replyTo);
  if (answered.kind === 'refused') throw new Error(refusals[answered.reason]);
  console.log(
    `Answered request ${requested.number}${answered.email && `, also by email to ${answered.email}`}.`,
  );
};

const options = parseSupportOptions(process.argv.slice(2), process.env);

if (options.kind === 'help') console.log(usage);
else if (options.kind === 'wrong') {
  console.error(`${options.reason}\n\n${usage}`);
  process.exitCode = 2;
} else {
  process.env['GCLOUD_PROJECT'] ??= options.project;
  startAdmin(options.project);
  try {
    await work(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
