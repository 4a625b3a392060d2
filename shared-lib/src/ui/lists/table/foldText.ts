/** A text as searches compare it: without case and accents, so that `elan` finds `Élan`. */
export const foldText = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFC');
