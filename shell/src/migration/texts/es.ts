export const es = {
  deactivated: 'Se desactivaron {{count}} miembros sin cuenta de acceso. Reactívelos para crearles una.',
  show: 'Ver miembros inactivos',
  dismiss: 'Cerrar',
};
