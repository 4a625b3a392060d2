import { deleteField, doc, setDoc } from 'firebase/firestore';
import { codeLookText, paths, type CodeLook } from '../../domain/index.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';

/** Keeps a look of codes by a name, or removes it. The other looks stay, including those that another device adds meanwhile. */
export const changeCodeLook = (customerId: string, name: string, look: CodeLook | null) =>
  attemptWrite('Changing the saved looks of codes', () =>
    setDoc(
      doc(firestore(), paths.settingsSection(customerId, 'codeLooks')),
      { looks: { [name]: look === null ? deleteField() : codeLookText(look) } },
      { merge: true },
    ),
  );
