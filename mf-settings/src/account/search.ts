import { yourDataSearch } from '../yourData/search.ts';
import type { SettingEntry } from '../settings/search/settingEntry.ts';

/** Search entries of this settings tab. */
export const accountSearch: readonly SettingEntry[] = [
  {
    setting: 'firstName',
    label: 'account.you.firstName',
    words: { en: 'my name profile', es: 'mi nombre perfil' },
  },
  {
    setting: 'lastName',
    label: 'account.you.lastName',
    words: { en: 'my surname profile', es: 'mi apellido perfil' },
  },
  {
    setting: 'picture',
    label: 'account.you.picture.label',
    help: 'account.you.picture.help',
    words: { en: 'photo avatar image', es: 'imagen avatar retrato' },
  },
  {
    setting: 'language',
    label: 'account.you.language.label',
    help: 'account.you.language.help',
    words: { en: 'Spanish English español', es: 'español inglés English' },
  },
  {
    setting: 'timeFormat',
    label: 'account.you.timeFormat.label',
    help: 'account.you.timeFormat.help',
    words: { en: '12 24 hours clock AM PM', es: '12 24 horas reloj a.m. p.m.' },
  },
  {
    setting: 'email',
    label: 'account.access.email.label',
    help: 'account.access.email.help',
    words: { en: 'change address log in login', es: 'cambiar dirección acceso' },
  },
  {
    setting: 'password',
    label: 'account.access.password.label',
    help: 'account.access.password.help',
    words: { en: 'change password security', es: 'cambiar clave seguridad' },
  },
  {
    setting: 'sessions',
    label: 'account.access.sessions.label',
    help: 'account.access.sessions.help',
    words: { en: 'log out devices sessions lost phone', es: 'cerrar sesión dispositivos teléfono perdido' },
  },
  ...(['businessName', 'logo', 'brandColour', 'contactPhone', 'contactEmail'] as const).map(
    (setting): SettingEntry => ({
      setting,
      label: `account.business.${setting}.label`,
      help: `account.business.${setting}.help`,
    }),
  ),
  {
    setting: 'residentsSeeNights',
    label: 'account.business.residentsSeeNights.label',
    help: 'account.business.residentsSeeNights.help',
    words: { en: 'resident page history service', es: 'página residentes historial servicio' },
  },
  {
    setting: 'managersSeePhotos',
    label: 'account.business.managersSeePhotos.label',
    help: 'account.business.managersSeePhotos.help',
    words: { en: 'proof pictures pickup link', es: 'comprobante imágenes recolección enlace' },
  },
  {
    setting: 'timeZone',
    label: 'account.business.timeZone.label',
    help: 'account.business.timeZone.help',
    words: { en: 'clock hours zone', es: 'reloj horas huso horario' },
  },
  {
    setting: 'country',
    label: 'account.business.country.label',
    help: 'account.business.country.help',
    words: { en: 'region phone numbers', es: 'región números teléfono' },
  },
  {
    setting: 'address',
    label: 'account.business.address.label',
    help: 'account.business.address.note',
    words: { en: 'slug URL link rename', es: 'slug URL enlace renombrar' },
  },
  {
    setting: 'public-head',
    label: 'account.business.preview.title',
    words: { en: 'preview resident page', es: 'vista previa página residentes' },
  },
  {
    setting: 'usageStatistics',
    label: 'account.statistics.title',
    help: 'account.statistics.help',
    words: {
      en: 'analytics tracking cookies privacy consent',
      es: 'analítica seguimiento cookies privacidad consentimiento',
    },
  },
  ...yourDataSearch,
];
