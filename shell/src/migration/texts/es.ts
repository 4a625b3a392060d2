export const es = {
  deactivated:
    'Se desactivaron {{count}} miembros del equipo porque no tenían cuenta de acceso. Puede reactivarlos para crearles cuentas nuevas.',
  show: 'Ver miembros inactivos',
  dismiss: 'Cerrar',
};
