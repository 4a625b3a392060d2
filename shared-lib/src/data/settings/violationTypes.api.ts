import { blankViolationType, paths, violationTypeSchema, type ViolationType } from '../../domain/index.ts';
import { changeViolationType, createViolationType } from '../callables/violationTypeCallables.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';

/** The kinds of violation that the owner has defined, live, in no particular order; merged ones are among them. */
export const useViolationTypes = liveCollection('listenToViolationTypes', {
  schema: violationTypeSchema,
  query: (customerId) => documentsAt(paths.violationTypes(customerId)),
});

/** Adds a kind of violation by its name. For modules of the releases before 1.6, which had no form for it. */
export const addViolationType = (_customerId: string, _uid: string, name: ViolationType['name']) =>
  createViolationType({ ...blankViolationType, nameEn: name.en, nameEs: name.es });

/** Archives a kind of violation, or brings it back. For the same modules. */
export const updateViolationType = (
  _customerId: string,
  typeId: string,
  { isActive }: Partial<Pick<ViolationType, 'isActive'>>,
) => changeViolationType({ act: isActive === false ? 'archive' : 'restore', typeId });
