import { sighting as sharedSighting } from '../../../shared-lib/src/domain/violation/violation.fixture.ts';
import { violationSchema, type Violation } from './record.ts';

/** A violation not yet reviewed, as this area reads it. */
export const sighting = (more: Partial<Violation> = {}): Violation => ({
  ...violationSchema.parse(sharedSighting()),
  ...more,
});
