import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { settingsSchemas, type DocumentSchema, type Settings, type SettingsSection } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';

const schemas: { readonly [Section in SettingsSection]: DocumentSchema<Settings[Section]> } = settingsSchemas;

/**
 * A section of a business's settings, decoded. A missing or unreadable one has the defaults: no texts, no more shown to
 * residents and managers, no country chosen.
 * @param snapshot of the section's document
 */
export const settingsOf = <Section extends SettingsSection>(
  section: Section,
  snapshot: Pick<DocumentSnapshot, 'data'>,
): Settings[Section] => {
  const read = z.safeParse(schemas[section], snapshot.data() ?? {});
  return read.success ? read.data : z.parse(schemas[section], {});
};
