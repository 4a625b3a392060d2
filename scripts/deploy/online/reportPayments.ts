import { checkPayments } from './checkPayments.ts';
import type { ProjectOptions } from '../options.ts';

const stripe = 'https://api.stripe.com';
const region = 'us-central1';

/**
 * Reports whether payments are set up for a project.
 *
 * @param environment has the key as STRIPE_SECRET_KEY and optionally STRIPE_PRICE; for local payments also STRIPE_API_ADDRESS, and the
 * webhook's address as STRIPE_WEBHOOK_ADDRESS
 * @param print receives lines for the user
 * @returns the exit code
 */
export async function reportPayments(
  { project }: ProjectOptions,
  environment: Readonly<NodeJS.ProcessEnv>,
  print: (line: string) => void,
): Promise<number> {
  const key = environment['STRIPE_SECRET_KEY'];
  if (!key) {
    print('STRIPE_SECRET_KEY is missing. Set it to the key the functions use.');
    return 1;
  }
  const findings = await checkPayments({
    key,
    api: environment['STRIPE_API_ADDRESS'] || stripe,
    price: environment['STRIPE_PRICE'] || 'price_professional',
    webhook:
      environment['STRIPE_WEBHOOK_ADDRESS'] ||
      `https://${region}-${project}.cloudfunctions.net/stripeWebhook`,
  });
  print(`Payments of ${project}:\n`);
  for (const finding of findings) if (finding.ok) print(`  ${finding.line}`);
  const problems = findings.flatMap((finding) => (finding.ok ? [] : [finding.message]));
  if (problems.length === 0) return 0;
  print(`\nNot set up:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return 1;
}
