import type { LocalFirebase, LocalProduct } from '../LocalFirebase.ts';
import type { CliOptions } from './parseArguments.ts';

const labels: Readonly<Record<LocalProduct, string>> = {
  hosting: 'Hosting',
  auth: 'Auth',
  firestore: 'Firestore',
  functions: 'Functions',
  storage: 'Storage',
};

/** The startup message: the address of each service, and where data is kept, if at all. */
export function describeRunning(
  {
    projectId,
    products,
    addresses,
    takenPorts,
    environment,
    administratorToken,
  }: Omit<LocalFirebase, 'stop'>,
  { data, exportTo }: Pick<CliOptions, 'data' | 'exportTo'>,
): string {
  const services = products.flatMap((product) => [
    `  ${labels[product].padEnd(14)}  ${addresses[product]}`,
    ...(product === 'functions' ? [`  ${'Outbox'.padEnd(14)}  ${addresses.outbox}`] : []),
    ...(product === 'firestore' ? [`  ${'Firestore gRPC'}  ${addresses.firestoreGrpc}`] : []),
  ]);
  services.push(`  ${'Hub'.padEnd(14)}  ${addresses.hub}`);
  const running = services.map((line) => line.trim().split(/ {2,}/)[1]?.replace('http://', '') ?? '');
  const kept = data === null ? 'Data is lost at the end' : `Data is kept in ${data}`;
  return [
    ...takenPorts.map(
      ({ service, port, owner, chosen }) =>
        `Port ${port} (${service}) is taken${owner === null ? '' : ` by ${owner}`}; using ${chosen}.`,
    ),
    '',
    `The local Firebase of ${projectId} is up`,
    '',
    ...services,
    '',
    "For firebase-admin and Firebase's test libraries in another process:",
    ...Object.entries(environment)
      .filter(([, value]) => running.includes(value.replace('http://', '')))
      .map(([name, value]) => `  export ${name}=${value}`),
    '',
    `Administrator's token: ${administratorToken}`,
    '',
    `${kept}${exportTo === null ? '.' : ` and exported to ${exportTo}.`} Ctrl-C stops everything.`,
    '',
  ].join('\n');
}
