import type { push as english } from './en.ts';

export const push: typeof english = {
  title: 'En sus dispositivos',
  thisDevice: 'Este dispositivo',
  on: 'Las notificaciones se muestran en este dispositivo, aunque Valet Hub esté cerrado.',
  off: 'Muestre las notificaciones en este dispositivo, aunque Valet Hub esté cerrado.',
  unsupported:
    'Este navegador no puede mostrar notificaciones. En un iPhone o iPad, agregue Valet Hub a la pantalla de inicio y ábralo desde ahí.',
  denied:
    'El navegador las bloquea. Permita las notificaciones de este sitio en la configuración del navegador y reintente.',
  failed: 'No se activaron. Revise su conexión y reintente.',
  turnOn: 'Activar en este dispositivo',
  turnOff: 'Desactivar en este dispositivo',
  devices: 'Sus dispositivos',
  unnamed: 'Dispositivo',
  remove: 'Quitar',
  removeNamed: 'Quitar {{name}}',
  notRemoved: 'No se quitó. Reintente.',
};
