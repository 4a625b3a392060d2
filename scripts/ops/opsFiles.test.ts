import { resolve } from 'node:path';
import * as z from 'zod';
import * as functions from '../../backend/functions/index.ts';
import { readOpsFiles, type OpsFile, type OpsKind } from './opsFiles.ts';

/** Checks the files of `ops/` against the schemas of Google's REST APIs and against the existing functions. */
const files = readOpsFiles(resolve(__dirname, '../..'), { project: 'demo', host: 'demo.web.app' });
const ofKind = (kind: OpsKind) =>
  files.filter((file) => file.kind === kind).map((file) => [file.key, file] as const);

const seconds = z.string().regex(/^\d+s$/);
const aggregation = z.strictObject({
  alignmentPeriod: seconds,
  perSeriesAligner: z.enum(['ALIGN_DELTA', 'ALIGN_NEXT_OLDER', 'ALIGN_PERCENTILE_99']),
  crossSeriesReducer: z.enum(['REDUCE_SUM', 'REDUCE_MAX', 'REDUCE_COUNT_FALSE']).optional(),
  groupByFields: z.array(z.string()).optional(),
});
const condition = z.union([
  z.strictObject({
    displayName: z.string().min(1),
    conditionThreshold: z.strictObject({
      filter: z.string().min(1),
      aggregations: z.array(aggregation).optional(),
      comparison: z.enum(['COMPARISON_GT', 'COMPARISON_LT']),
      thresholdValue: z.number(),
      duration: seconds,
    }),
  }),
  z.strictObject({
    displayName: z.string().min(1),
    conditionAbsent: z.strictObject({
      filter: z.string().min(1),
      aggregations: z.array(aggregation),
      // Cloud Monitoring supports absences of up to 23.5 hours.
      duration: seconds.refine((text) => Number.parseInt(text) <= 84_600),
    }),
  }),
  z.strictObject({
    displayName: z.string().min(1),
    conditionPrometheusQueryLanguage: z.strictObject({
      query: z.string().min(1),
      duration: seconds,
      evaluationInterval: seconds,
    }),
  }),
]);
const filterText = z.string().min(1);
const schemas: Readonly<Record<OpsKind, z.ZodType>> = {
  alertPolicies: z.strictObject({
    displayName: z.string().min(1).max(512),
    severity: z.enum(['CRITICAL', 'ERROR', 'WARNING']),
    combiner: z.literal('OR'),
    // Tells the person on call what to do, in more than a few words.
    documentation: z.strictObject({
      mimeType: z.literal('text/markdown'),
      content: z.string().min(100).max(8192),
    }),
    conditions: z.array(condition).min(1).max(6),
    alertStrategy: z.strictObject({ autoClose: seconds }),
  }),
  uptimeChecks: z.strictObject({
    displayName: z.string().min(1),
    monitoredResource: z.strictObject({
      type: z.literal('uptime_url'),
      labels: z.strictObject({ project_id: z.literal('demo'), host: z.literal('demo.web.app') }),
    }),
    httpCheck: z.strictObject({
      path: z.string().startsWith('/'),
      port: z.literal(443),
      useSsl: z.literal(true),
      validateSsl: z.literal(true),
      requestMethod: z.literal('GET'),
    }),
    contentMatchers: z
      .array(z.strictObject({ content: z.string().min(1).max(1024), matcher: z.literal('CONTAINS_STRING') }))
      .length(1),
    period: z.enum(['60s', '300s', '600s', '900s']),
    timeout: seconds,
  }),
  logMetrics: z.strictObject({
    name: z.string().regex(/^valet_hub_[a-z_]+$/),
    description: z.string().min(1),
    filter: filterText,
    valueExtractor: z
      .string()
      .regex(/^EXTRACT\(jsonPayload\.\w+\)$/)
      .optional(),
    metricDescriptor: z.strictObject({
      metricKind: z.literal('DELTA'),
      valueType: z.enum(['INT64', 'DISTRIBUTION']),
      unit: z.string(),
      labels: z.array(z.strictObject({ key: z.string(), valueType: z.literal('STRING') })).optional(),
    }),
    labelExtractors: z
      .record(z.string(), z.string().regex(/^EXTRACT\((jsonPayload|resource\.labels)\.\w+\)$/))
      .optional(),
    bucketOptions: z
      .strictObject({ explicitBuckets: z.strictObject({ bounds: z.array(z.number()).min(1) }) })
      .optional(),
  }),
  objectives: z.strictObject({
    displayName: z.string().min(1),
    goal: z.number().gt(0).lt(1),
    // Whole days, at most 30.
    rollingPeriod: seconds.refine(
      (text) => Number.parseInt(text) % 86_400 === 0 && Number.parseInt(text) <= 2_592_000,
    ),
    serviceLevelIndicator: z.union([
      z.strictObject({
        requestBased: z.union([
          z.strictObject({
            goodTotalRatio: z
              .strictObject({
                totalServiceFilter: filterText,
                goodServiceFilter: filterText.optional(),
                badServiceFilter: filterText.optional(),
              })
              // Two of the three are given; the third is derived.
              .refine((ratio) => Object.keys(ratio).length === 2),
          }),
          z.strictObject({
            distributionCut: z.strictObject({
              distributionFilter: filterText,
              range: z.strictObject({ min: z.number(), max: z.number() }),
            }),
          }),
        ]),
      }),
      z.strictObject({
        windowsBased: z.strictObject({ windowPeriod: seconds, goodBadMetricFilter: filterText }),
      }),
    ]),
  }),
  dashboards: z.strictObject({
    displayName: z.string().min(1),
    mosaicLayout: z.strictObject({
      columns: z.literal(48),
      tiles: z.array(
        z.strictObject({
          xPos: z.number(),
          yPos: z.number(),
          width: z.number(),
          height: z.number(),
          widget: z.strictObject({
            title: z.string().min(1),
            xyChart: z.strictObject({
              dataSets: z
                .array(
                  z.strictObject({
                    timeSeriesQuery: z.strictObject({ prometheusQuery: z.string().min(1) }),
                    plotType: z.literal('LINE'),
                  }),
                )
                .min(1),
            }),
          }),
        }),
      ),
    }),
  }),
};

test.each(files.map((file) => [`${file.kind}/${file.key}`, file] as const))(
  'ops/%s matches the schema of its API',
  (_, { kind, content }) => {
    expect(schemas[kind].safeParse(content).error?.message).toBeUndefined();
  },
);

/** Cloud Run's names of the functions. */
const services = new Set(Object.keys(functions).map((name) => name.toLowerCase()));

/** The services a file names in filters and queries. */
const servicesIn = ({ content }: OpsFile): string[] =>
  [
    ...JSON.stringify(content).matchAll(
      /service_name=~?(?:one_of\()?((?:\\"[^"\\]+\\"(?:, )?)+)|metric\.labels\.function=((?:\\"[^"\\]+\\"))/g,
    ),
  ].flatMap(([, names, name]) => (names ?? name ?? '').split(/[\\",| ]+/).filter((part) => part !== ''));

test.each(files.map((file) => [`${file.kind}/${file.key}`, file] as const))(
  'the functions that ops/%s names exist',
  (_, file) => {
    expect(servicesIn(file).filter((name) => !services.has(name))).toEqual([]);
  },
);

test('monitors what must not stop', () => {
  const named = new Set(files.filter(({ kind }) => kind === 'alertPolicies').flatMap(servicesIn));
  expect([...named]).toEqual(
    expect.arrayContaining([
      'watchnights',
      'sendduemessages',
      'continuedeletions',
      'prunemessages',
      'exportlogins',
      'stripewebhook',
    ]),
  );
});

test('log metrics that are read exist, and each is read', () => {
  const defined = ofKind('logMetrics').map(([, { content }]) => String(content['name']));
  const text = JSON.stringify(files.filter(({ kind }) => kind !== 'logMetrics'));
  const read = new Set(
    [...text.matchAll(/valet_hub_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, '')),
  );
  // Only the export count has neither a chart nor an alert.
  expect([...read, 'valet_hub_logins_exported'].sort()).toEqual(defined.sort());
});

test.each(ofKind('logMetrics'))(
  'the labels of the log metric %s are the ones it extracts',
  (_, { content }) => {
    const { metricDescriptor, labelExtractors = {} } = content as {
      metricDescriptor: { labels?: { key: string }[] };
      labelExtractors?: object;
    };
    expect((metricDescriptor.labels ?? []).map(({ key }) => key)).toEqual(Object.keys(labelExtractors));
  },
);

test('objectives used by burn-rate alerts exist', () => {
  const keys = ofKind('objectives').map(([key]) => key);
  const burnt = [...JSON.stringify(files).matchAll(/serviceLevelObjectives\/([\w-]+)/g)].map(
    ([, key]) => key,
  );
  expect(burnt.length).toBeGreaterThan(0);
  expect(keys).toEqual(expect.arrayContaining(burnt));
});

test('no placeholder is left', () => {
  expect(JSON.stringify(files)).not.toMatch(/\{\{/);
});
