import { isArchived, type Community } from 'shared-lib/domain';
import { LazyOverlay, useAddressState } from 'shared-lib/ui';
import { editPartIn, editParts } from './editParts.ts';

/** The edit dialog of the part in the address. */
export function EditHost({ community }: { community: Community }) {
  const { value, close } = useAddressState('edit');
  const part = editPartIn(value);
  return (
    part &&
    !isArchived(community) && (
      <LazyOverlay key={part} part={editParts[part]} isOpen onClose={close}>
        {(Dialog) => <Dialog community={community} onClose={close} />}
      </LazyOverlay>
    )
  );
}
