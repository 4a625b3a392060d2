import { attemptWrite, deleteField, doc, firestore, setDoc, signedBy } from 'shared-lib/data/kit';
import { codeLookText, type CodeLook } from 'mf-settings/domain';
import type { Account } from 'shared-lib/data';
import { paths } from 'shared-lib/domain';

/**
 * Saves a code design under a name, or deletes it. The other designs stay, including those another device adds
 * meanwhile.
 */
export const changeCodeLook = (
  { customerId, uid }: Pick<Account, 'customerId' | 'uid'>,
  name: string,
  look: CodeLook | null,
) =>
  attemptWrite('Changing the saved looks of codes', () =>
    setDoc(
      doc(firestore(), paths.settingsSection(customerId, 'codeLooks')),
      { looks: { [name]: look === null ? deleteField() : codeLookText(look) }, ...signedBy(uid) },
      { merge: true },
    ),
  );
