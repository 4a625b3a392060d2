import { parseArgs } from 'node:util';
import { demoUids } from '../seed/accounts.ts';
import type { LiveProduct } from './liveProduct.ts';

export interface LiveOptions {
  readonly product: LiveProduct;
  readonly customerId: string;
  /** Playback speed: played time per real time. */
  readonly speed: number;
  readonly seed: number;
  /** This many minutes of the night are played first, as fast as a server can handle. */
  readonly lead: number;
  /** Maximum number of specialists, and of doors per route. */
  readonly specialists: number;
  readonly doors: number;
  /** Whether all shifts begin at once regardless of their communities' hours, including finished ones. */
  readonly atOnce: boolean;
  /** The file for the result as JSON; null for none. */
  readonly report: string | null;
}

export type ParsedLive =
  | { readonly kind: 'play'; readonly options: LiveOptions }
  | { readonly kind: 'wrong'; readonly message: string };

export const usage = `Usage: node backend/live/main.ts --product JSON [options]

Plays tonight's service: specialists with their own logins clock in, scan, report and clock out (docs/field-app.md).

  --product JSON     the running product, as npm start writes it to its --ready-file
  --customer ID      whose night (default ${demoUids.owner})
  --speed N          playback speed, 1 to 600 times real time (default 60)
  --lead N           play the first N minutes of the night fast, at any speed (default 0)
  --seed N           another number plays another night (default 1)
  --specialists N    at most N specialists (default 30)
  --at-once          begin all shifts now, regardless of their communities' hours, including finished ones: for a load test
  --doors N          at most N doors per community (default: all)
  --report FILE      write the results to this file, as JSON

SIGUSR2 pauses and resumes the night. Ctrl-C ends it: all specialists stop where they are, and what they wrote is checked.
`;

export const speeds = { min: 1, max: 600 } as const;

const whole = (text: string, min: number, max: number): number | null => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  return number >= min && number <= max ? number : null;
};

const isProduct = (value: unknown): value is LiveProduct =>
  typeof value === 'object' && value !== null && 'projectId' in value && 'addresses' in value;

const productOf = (json: string): LiveProduct | null => {
  try {
    const value: unknown = JSON.parse(json);
    return isProduct(value) ? value : null;
  } catch {
    return null;
  }
};

const limits = {
  speed: [speeds.min, speeds.max],
  seed: [0, 999_999_999],
  lead: [0, 600],
  specialists: [1, 2000],
  doors: [1, 9999],
} as const;

/** Parses the command line. @param args the arguments after the script's name */
export const parseLive = (args: readonly string[]): ParsedLive => {
  let atOnce: boolean;
  let values: Record<string, string | undefined>;
  try {
    const { 'at-once': isAtOnce, ...texts } = parseArgs({
      args: [...args],
      strict: true,
      options: {
        product: { type: 'string', default: '' },
        customer: { type: 'string', default: demoUids.owner },
        speed: { type: 'string', default: '60' },
        seed: { type: 'string', default: '1' },
        lead: { type: 'string', default: '0' },
        specialists: { type: 'string', default: '30' },
        doors: { type: 'string', default: '9999' },
        report: { type: 'string' },
        'at-once': { type: 'boolean', default: false },
      },
    }).values;
    [atOnce, values] = [isAtOnce, texts];
  } catch (error) {
    return { kind: 'wrong', message: (error as Error).message };
  }
  const product = productOf(values.product ?? '');
  if (product === null) return { kind: 'wrong', message: '--product must be what a --ready-file holds.' };
  const numbers = { speed: 0, seed: 0, lead: 0, specialists: 0, doors: 0 };
  for (const name of ['speed', 'seed', 'lead', 'specialists', 'doors'] as const) {
    const [min, max] = limits[name];
    const number = whole(values[name] ?? '', min, max);
    if (number === null) {
      return { kind: 'wrong', message: `--${name} must be a whole number from ${min} to ${max}.` };
    }
    numbers[name] = number;
  }
  const { customer = '', report = null } = values;
  return { kind: 'play', options: { product, customerId: customer, report, atOnce, ...numbers } };
};
