import * as functions from './index.ts';

/** Which functions a write starts. In production every start costs money, even if there is nothing to do. */
interface Endpoint {
  readonly eventTrigger?: {
    readonly eventType: string;
    readonly eventFilterPathPatterns?: { readonly document?: unknown };
    readonly eventFilters?: { readonly document?: unknown };
  };
}

const isStartedBy = (
  endpoint: Endpoint | undefined,
  collection: string,
  act: 'created' | 'updated',
): boolean => {
  const { eventType = '', eventFilterPathPatterns, eventFilters } = endpoint?.eventTrigger ?? {};
  const document = String(eventFilterPathPatterns?.document ?? eventFilters?.document);
  return (
    new RegExp(`^customers/[^/]+/${collection}/[^/]+$`).test(document) &&
    (eventType.endsWith('.written') || eventType.endsWith(`.${act}`))
  );
};

const startedBy = (collection: string, act: 'created' | 'updated'): string[] =>
  Object.entries(functions)
    .filter(([, exported]) =>
      isStartedBy((exported as { __endpoint?: Endpoint }).__endpoint, collection, act),
    )
    .map(([name]) => name)
    .sort();

test('a new violation starts three functions, and each later write three, including its case’s', () => {
  expect(startedBy('violations', 'created')).toEqual([
    'deriveFromViolations',
    'notifyViolation',
    'summariseViolations',
  ]);
  expect(startedBy('violations', 'updated')).toEqual([
    'deriveFromViolations',
    'logViolationActivity',
    'summariseViolations',
  ]);
});
