export const es = {
  deactivated:
    'Se desactivaron {{count}} miembros del equipo porque no tenían una cuenta de acceso. Puedes reactivarlos para crearles cuentas nuevas.',
  show: 'Ver los miembros inactivos',
  dismiss: 'Cerrar',
};
