/** The addresses of services, in the format of the Emulator Suite's hub. */
export type RunningEmulators = Readonly<
  Record<string, { readonly name: string; readonly host: string; readonly port: number }>
>;

/**
 * The services as the hub reports them.
 *
 * @param names of running services
 * @param addresses base URLs, at least of those; others are ignored
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
