/** Where services are, in the form of the Emulator Suite's hub. */
export type RunningEmulators = Readonly<
  Record<string, { readonly name: string; readonly host: string; readonly port: number }>
>;

/**
 * What the hub says of services.
 *
 * @param names those that run
 * @param addresses base URLs, of these at least; others are left out
 */
export function runningEmulators(
  names: readonly string[],
  addresses: Readonly<Record<string, string>>,
): RunningEmulators {
  return Object.fromEntries(
    names.flatMap((name) => {
      const address = addresses[name];
      if (address === undefined || !URL.canParse(address)) return [];
      const { hostname, port } = new URL(address);
      return port === '' ? [] : [[name, { name, host: hostname, port: Number(port) }]];
    }),
  );
}
