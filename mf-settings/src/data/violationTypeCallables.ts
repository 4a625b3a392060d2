import * as z from 'shared-lib/domain/schema';
import type {
  ViolationTypeAct,
  ViolationTypeEdit,
  ViolationTypeForm,
  ViolationTypeMerge,
} from 'mf-settings/domain';
import { call } from 'shared-lib/data/kit';

const count = z.int().check(z.nonnegative());
const added = z.object({ typeId: z.string().check(z.minLength(1)) });
const success = z.object({ success: z.literal(true) });
const merged = z.object({ moved: count, left: count });

/** Adds a kind of violation at the end of the list; refused with the field if another has the name. */
export const createViolationType = (form: ViolationTypeForm) => call('addViolationType', form, added);

/** Edits a kind of violation; refused with `aborted` if someone else changed it first. */
export const editViolationType = (edit: ViolationTypeEdit) => call('updateViolationType', edit, success);

/** Archives, restores, moves or deletes a kind of violation; safe to repeat. */
export const changeViolationType = (act: ViolationTypeAct) => call('changeViolationType', act, success);

/** Moves the next cases of a kind of violation to another; call it again until none is left. */
export const mergeViolationTypes = (merge: ViolationTypeMerge) => call('mergeViolationTypes', merge, merged);
