import { startLocalPayments, type LocalPayments } from '../../backend/local-payments/startLocalPayments.ts';
import { StartError } from './StartError.ts';

/**
 * Starts local payments and passes their address to the functions started afterwards. They answer once opened.
 *
 * @throws StartError if the environment contains a live key: a local start must never reach real money
 */
export async function startPayments(log: (line: string) => void): Promise<LocalPayments> {
  if (/^(sk|rk)_live_/.test(process.env.STRIPE_SECRET_KEY ?? ''))
    throw new StartError(
      'STRIPE_SECRET_KEY is a live key, which this start refuses. Unset it; local payments create their own key.',
    );
  const payments = await startLocalPayments({ log });
  Object.assign(process.env, payments.environment);
  return payments;
}
