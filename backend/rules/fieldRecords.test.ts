import { Timestamp } from 'firebase/firestore';
import {
  checkpointScanSchema,
  clockInOutSchema,
  readDocument,
  serviceLogSchema,
  shiftReportSchema,
  violationSchema,
  type DocumentSchema,
} from 'shared-lib/domain';
import { damagedRecords, newRecords, type FieldKind } from '../../mf-tracking/rules/fieldRecords.ts';

/** The records that the rules accept, and those they refuse as damaged, read by the screens' schemas. */
const schemas: Readonly<Record<FieldKind, DocumentSchema<object>>> = {
  clockInOuts: clockInOutSchema,
  shiftReports: shiftReportSchema,
  checkpointScans: checkpointScanSchema,
  serviceLogs: serviceLogSchema,
  violations: violationSchema,
};

const kinds = Object.keys(schemas) as FieldKind[];

const read = (kind: FieldKind, fault: object) =>
  readDocument(schemas[kind], `${kind}/one`, { ...newRecords[kind]('sam', Timestamp.now()), ...fault });

test.each(kinds)('what the rules accept as %s is readable', (kind) => {
  expect(read(kind, {})).toMatchObject({ ok: true });
});

test.each(
  kinds.flatMap((kind) =>
    Object.entries(damagedRecords[kind]).map(([what, fault]) => [kind, what, fault] as const),
  ),
)('%s, damaged: %s', (kind, _, fault) => {
  expect(read(kind, fault)).toMatchObject({ ok: false });
});
