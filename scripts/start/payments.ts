import { startLocalPayments, type LocalPayments } from '../../backend/local-payments/startLocalPayments.ts';
import { StartError } from './StartError.ts';

/**
 * Starts local payments, and tells the functions that start after it where they are. They answer once they are opened.
 *
 * @throws StartError when a live key lies in the environment: nothing of this start may reach real money
 */
export async function startPayments(log: (line: string) => void): Promise<LocalPayments> {
  if (/^(sk|rk)_live_/.test(process.env.STRIPE_SECRET_KEY ?? ''))
    throw new StartError(
      'STRIPE_SECRET_KEY is a live key. This start takes none: unset it, and local payments make a key of their own.',
    );
  const payments = await startLocalPayments({ log });
  Object.assign(process.env, payments.environment);
  return payments;
}
