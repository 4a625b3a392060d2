import { median } from '../report.ts';

/** Load times in milliseconds, with an empty HTTP cache and with a full one. */
export interface PeerTimes {
  readonly name: string;
  /** Until it shows its content, confirmed by the server. */
  readonly cold: readonly number[];
  readonly warm: readonly number[];
  /** Until it shows the content of the last visit; the same if nothing is cached. */
  readonly earlyCold: readonly number[];
  readonly earlyWarm: readonly number[];
}

/**
 * The Markdown table of the medians, each also as a multiple of the second contender, the bare page.
 *
 * @param machine where and how it was measured, in a few words
 */
export function comparePeers(times: readonly PeerTimes[], machine: string): string {
  const bare = times[1]!;
  const cell = (values: readonly number[], ofBare: readonly number[]) => {
    const middle = median(values);
    return `${middle.toFixed(0)} (${(middle / median(ofBare)).toFixed(2)} ×)`;
  };
  const row = (name: string, cold: readonly number[], warm: readonly number[]) =>
    `| ${name} | ${cell(cold, bare.cold)} | ${cell(warm, bare.warm)} |`;
  const [product, ...others] = times;
  return [
    '| ready after, ms | empty HTTP cache | full |',
    '|---|---:|---:|',
    row(product!.name, product!.cold, product!.warm),
    row('… last-known data, marked as such', product!.earlyCold, product!.earlyWarm),
    ...others.map(({ name, cold, warm }) => row(name, cold, warm)),
    '',
    machine,
    '',
  ].join('\n');
}
