import { storagePaths } from '../../domain/index.ts';
import { storageProblem, type StorageProblem } from './storageProblem.ts';
import { reportProblem } from '../reportProblem.ts';
import { saveSettings } from '../settings/settings.api.ts';
import { storageFiles } from './storageChunk.ts';

/**
 * The result of changing the codes' separate picture; `notSaved` if the file was stored but the settings were not
 * changed.
 */
export type CodeLogoResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: StorageProblem | 'notSaved' };

const extensions: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/**
 * Gives a business's codes a separate picture. The file is stored first, under a new name; then the settings change.
 * The previous picture is kept, because saved designs may use it. Never throws.
 * @param picture at the size of a logo.
 * @param by the author's login uid; areas of earlier releases don't pass it.
 */
export async function changeCodeLogo(
  customerId: string,
  picture: Blob,
  by?: string,
): Promise<CodeLogoResult> {
  const name = `${crypto.randomUUID()}.${extensions[picture.type] ?? 'png'}`;
  const logoPath = storagePaths.codeLogo(customerId, name);
  try {
    const { deleteFile, sendFile } = await storageFiles();
    await sendFile(logoPath, picture, { signal: new AbortController().signal, onProgress: () => {} });
    const saved = await saveSettings(customerId, 'checkpoints', { logoSource: 'own', logoPath }, by);
    if (saved.ok) return { ok: true };
    deleteFile(logoPath).catch((cause: unknown) =>
      reportProblem('An unused logo could not be deleted', cause),
    );
    return { ok: false, problem: 'notSaved' };
  } catch (cause) {
    reportProblem('Storing a logo of codes failed', cause);
    return { ok: false, problem: storageProblem(cause) };
  }
}
