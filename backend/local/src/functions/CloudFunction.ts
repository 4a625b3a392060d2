/** The metadata of an export of the functions' source (`__endpoint`, added by firebase-functions v2). */
interface Endpoint {
  readonly region?: readonly unknown[];
  readonly callableTrigger?: object;
  readonly httpsTrigger?: object;
  readonly scheduleTrigger?: { readonly schedule?: unknown; readonly timeZone?: unknown };
  /** A number, or an expression resolved only by deployments. */
  readonly concurrency?: unknown;
  readonly eventTrigger?: {
    readonly eventType: string;
    readonly retry?: unknown;
    readonly eventFilters?: Readonly<Record<string, unknown>>;
    readonly eventFilterPathPatterns?: Readonly<Record<string, unknown>>;
  };
}

/** An Express handler, as in callable, HTTP and scheduled functions. */
export type HttpHandler = (request: unknown, response: unknown) => unknown;

/** An event handler, which receives a CloudEvent. */
export type EventHandler = (event: object) => unknown;

interface Named {
  readonly name: string;
  readonly region: string;
}

/** A function, by kind of trigger. */
export type CloudFunction =
  | (Named & { readonly kind: 'callable' | 'http'; readonly handler: HttpHandler })
  | (Named & {
      readonly kind: 'schedule';
      readonly handler: HttpHandler;
      readonly schedule: string;
      readonly timeZone: string;
    })
  | (Named & {
      readonly kind: 'document';
      readonly handler: EventHandler;
      readonly eventType: string;
      readonly document: string;
      /** Whether a failed event is delivered again. */
      readonly retry: boolean;
      /** How many events one instance handles concurrently. */
      readonly concurrency: number;
    });

/** An exported function of a kind the local Firebase doesn't run. */
export interface UnsupportedFunction {
  readonly name: string;
  readonly trigger: string;
}

/** The default region. */
export const defaultRegion = 'us-central1';
/** The default for second-generation functions. */
const defaultConcurrency = 80;
const documentEvent =
  /^google\.cloud\.firestore\.document\.v1\.(written|created|updated|deleted)(\.withAuthContext)?$/;

/**
 * Finds the functions among a module's exports; nested ones are named like in deployments (`group-name`).
 *
 * @param exports the functions' source module
 */
export function findCloudFunctions(exports: object): {
  functions: CloudFunction[];
  unsupported: UnsupportedFunction[];
} {
  const functions: CloudFunction[] = [];
  const unsupported: UnsupportedFunction[] = [];
  for (const [name, value] of Object.entries(exports)) {
    if (typeof value === 'function' && '__endpoint' in value) {
      const found = describe(
        name,
        value as unknown as HttpHandler & EventHandler,
        value.__endpoint as Endpoint,
      );
      if ('kind' in found) functions.push(found);
      else unsupported.push(found);
    } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const nested = findCloudFunctions(value as object);
      const prefixed = <T extends { name: string }>(item: T): T => ({
        ...item,
        name: `${name}-${item.name}`,
      });
      functions.push(...nested.functions.map(prefixed));
      unsupported.push(...nested.unsupported.map(prefixed));
    }
  }
  return { functions, unsupported };
}

function describe(
  name: string,
  handler: HttpHandler & EventHandler,
  endpoint: Endpoint,
): CloudFunction | UnsupportedFunction {
  const region = typeof endpoint.region?.[0] === 'string' ? endpoint.region[0] : defaultRegion;
  if (endpoint.callableTrigger) return { kind: 'callable', name, region, handler };
  if (endpoint.httpsTrigger) return { kind: 'http', name, region, handler };
  if (endpoint.scheduleTrigger) {
    const { schedule, timeZone } = endpoint.scheduleTrigger;
    // Without a time zone, Cloud Scheduler interprets functions' schedules in Pacific time.
    const zone = typeof timeZone === 'string' ? timeZone : 'America/Los_Angeles';
    return { kind: 'schedule', name, region, handler, schedule: String(schedule), timeZone: zone };
  }
  const event = endpoint.eventTrigger;
  const document = event?.eventFilterPathPatterns?.document ?? event?.eventFilters?.document;
  if (event && documentEvent.test(event.eventType) && typeof document === 'string') {
    return {
      kind: 'document',
      name,
      region,
      handler,
      eventType: event.eventType,
      document,
      retry: event.retry === true,
      concurrency: typeof endpoint.concurrency === 'number' ? endpoint.concurrency : defaultConcurrency,
    };
  }
  return { name, trigger: event?.eventType ?? 'unknown trigger' };
}
