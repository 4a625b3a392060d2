export { appConfiguration } from './appConfiguration.ts';
export { explainStartFailure } from './explainStartFailure.ts';
export { readHostingConfig } from './hosting/HostingConfig.ts';
export type { HostingMiddleware } from './hosting/index.ts';
export { defaultPorts, localHost, localProducts } from './LocalFirebase.ts';
export type { LocalFirebase, LocalFirebaseOptions, LocalProduct, LocalService } from './LocalFirebase.ts';
export { choosePorts } from './ports.ts';
export type { TakenPort } from './ports.ts';
export { startLocalFirebase } from './startLocalFirebase.ts';
