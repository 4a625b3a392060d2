import type { SettingEntry } from '../settings/search/settingEntry.ts';

/** Search entries of this settings tab. */
export const checkpointsSearch: readonly SettingEntry[] = [
  {
    setting: 'brandColour',
    label: 'checkpoints.brandColour.label',
    help: 'checkpoints.brandColour.help',
    words: { en: 'color QR code branding sticker', es: 'código QR marca etiqueta' },
  },
  { setting: 'dotStyle', label: 'checkpoints.dotStyle.label', help: 'checkpoints.dotStyle.help' },
  { setting: 'label', label: 'checkpoints.label.label', help: 'checkpoints.label.help' },
  {
    setting: 'logoSource',
    label: 'checkpoints.logo.label',
    help: 'checkpoints.logo.help',
    words: { en: 'picture image upload brand', es: 'imagen foto subir marca' },
  },
  { setting: 'qr-preview', label: 'checkpoints.preview.title', help: 'checkpoints.preview.text' },
  {
    setting: 'looks',
    label: 'checkpoints.looks.title',
    help: 'checkpoints.looks.text',
    words: { en: 'preset template theme', es: 'plantilla preajuste tema' },
  },
  {
    setting: 'reprints',
    label: 'checkpoints.reprints.title',
    help: 'checkpoints.reprints.text',
    words: { en: 'apply existing print again', es: 'aplicar existentes imprimir de nuevo' },
  },
];
