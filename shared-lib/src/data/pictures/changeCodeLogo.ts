import { storagePaths } from '../../domain/index.ts';
import { storageProblem, type StorageProblem } from './storageProblem.ts';
import { reportProblem } from '../reportProblem.ts';
import { saveSettings } from '../settings/settings.api.ts';

/** What came of giving codes a picture of their own; `notSaved` when the file could be stored, and the settings not be changed. */
export type CodeLogoResult =
  { readonly ok: true } | { readonly ok: false; readonly problem: StorageProblem | 'notSaved' };

const extensions: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/**
 * Gives the codes of a business a picture of their own. The file comes first, under a name that was never used; then the settings. The
 * picture before stays, since saved looks may name it. Never throws.
 * @param picture as small as a logo is shown.
 */
export async function changeCodeLogo(customerId: string, picture: Blob): Promise<CodeLogoResult> {
  const name = `${crypto.randomUUID()}.${extensions[picture.type] ?? 'png'}`;
  const logoPath = storagePaths.codeLogo(customerId, name);
  try {
    const { deleteFile, sendFile } = await import(/* webpackChunkName: "storage" */ './storageFiles.ts');
    await sendFile(logoPath, picture, { signal: new AbortController().signal, onProgress: () => {} });
    const saved = await saveSettings(customerId, 'checkpoints', { logoSource: 'own', logoPath });
    if (saved.ok) return { ok: true };
    deleteFile(logoPath).catch((cause: unknown) =>
      reportProblem('A logo that nothing names could not be deleted', cause),
    );
    return { ok: false, problem: 'notSaved' };
  } catch (cause) {
    reportProblem('Storing a logo of codes failed', cause);
    return { ok: false, problem: storageProblem(cause) };
  }
}
