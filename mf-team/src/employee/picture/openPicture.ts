import { fileFault, sizeFault, type PictureFault } from './checkPicture.ts';

/** A chosen picture, to be cropped. */
export interface OpenedPicture {
  /** An object URL; whoever is done with the picture revokes it. */
  readonly url: string;
  readonly image: HTMLImageElement;
}

export type OpenResult =
  | { readonly ok: true; readonly picture: OpenedPicture }
  | { readonly ok: false; readonly fault: PictureFault };

/** Opens a chosen file as a picture. Its size is known from its head, before the browser decodes the rest. Never throws. */
export async function openPicture(file: File): Promise<OpenResult> {
  const fault = fileFault(file);
  if (fault) return { ok: false, fault };
  const url = URL.createObjectURL(file);
  const image = new Image();
  const isLoaded = await new Promise<boolean>((settle) => {
    image.onload = () => settle(true);
    image.onerror = () => settle(false);
    image.src = url;
  });
  const found = isLoaded ? sizeFault(image.naturalWidth, image.naturalHeight) : 'unreadable';
  if (found === null) return { ok: true, picture: { url, image } };
  URL.revokeObjectURL(url);
  return { ok: false, fault: found };
}
