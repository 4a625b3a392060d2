import * as z from 'shared-lib/domain/schema';
import { count } from 'shared-lib/domain/schema';

/** The records that one part of an import added and changed. */
export const importedSchema = z.object({ new: count, changed: count });

/** The records that undoing an import deleted, restored, and left unchanged. */
export const importUndoneSchema = z.object({ removed: count, restored: count, kept: count });
