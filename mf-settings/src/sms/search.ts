import type { SettingEntry } from '../settings/search/settingEntry.ts';

/** Search entries of this settings tab. */
export const smsSearch: readonly SettingEntry[] = [
  {
    setting: 'enabled',
    label: 'sms.enabled.label',
    help: 'sms.enabled.help',
    words: { en: 'SMS messages switch on', es: 'SMS mensajes activar' },
  },
  { setting: 'senderName', label: 'sms.senderName.label', help: 'sms.senderName.help' },
  {
    setting: 'quietFrom',
    label: 'sms.quietFrom.label',
    help: 'sms.quietFrom.help',
    words: { en: 'night do not disturb', es: 'noche no molestar' },
  },
  { setting: 'quietTo', label: 'sms.quietTo.label', help: 'sms.quietTo.help' },
  {
    setting: 'monthlySegments',
    label: 'sms.monthlySegments.label',
    help: 'sms.monthlySegments.help',
    words: { en: 'SMS cost budget cap', es: 'SMS costo presupuesto tope' },
  },
  {
    setting: 'test',
    label: 'sms.test.open',
    words: { en: 'SMS try my phone', es: 'SMS probar mi teléfono' },
  },
  {
    view: 'templates',
    setting: 'templates',
    label: 'sms.views.templates',
    words: {
      en: 'SMS words running late no service welcome',
      es: 'SMS palabras retraso sin servicio bienvenida',
    },
  },
  {
    view: 'send',
    setting: 'send',
    label: 'sms.views.send',
    words: {
      en: 'SMS text residents running late no service',
      es: 'SMS escribir a residentes retraso sin servicio',
    },
  },
  {
    view: 'history',
    setting: 'broadcasts',
    label: 'sms.views.history',
    words: { en: 'SMS sent delivered failed', es: 'SMS enviados entregados fallidos' },
  },
  {
    view: 'recipients',
    setting: 'recipients',
    label: 'recipients.list.title',
    help: 'recipients.list.text',
    words: { en: 'SMS residents who gets texts', es: 'SMS residentes quién recibe mensajes' },
  },
  {
    view: 'recipients',
    setting: 'import-recipients',
    label: 'recipients.list.import',
    words: { en: 'SMS bulk CSV Excel opt in', es: 'SMS CSV Excel varios aceptar' },
  },
  {
    view: 'consent',
    setting: 'consent',
    label: 'recipients.ledger.title',
    help: 'recipients.ledger.text',
    words: { en: 'SMS ledger opt in opt out TCPA proof', es: 'SMS registro alta baja prueba' },
  },
  {
    view: 'suppressed',
    setting: 'suppressed',
    label: 'recipients.suppressed.title',
    help: 'recipients.suppressed.text',
    words: { en: 'SMS suppression STOP unsubscribed opted out', es: 'SMS supresión STOP baja' },
  },
  {
    view: 'suppressed',
    setting: 'add-suppressed',
    label: 'recipients.suppressed.add.open',
    words: { en: 'SMS block suppress do not text', es: 'SMS bloquear no escribir' },
  },
  {
    view: 'blocked-emails',
    setting: 'blocked-emails',
    label: 'recipients.blocked.title',
    help: 'recipients.blocked.text',
    words: { en: 'email suppression bounce spam unblock', es: 'correo supresión devuelto spam desbloquear' },
  },
];
