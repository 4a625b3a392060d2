import type { en } from './en.ts';

export const es: typeof en = {
  help: 'Obtener ayuda',
  helpNav: 'Ayuda',
  phone: {
    label: 'Páginas principales',
    tonight: 'Esta noche',
    schedule: 'Programación',
    review: 'Revisar',
    more: 'Más',
  },
  theme: {
    title: 'Tema',
    system: 'Sistema',
    light: 'Claro',
    dark: 'Oscuro',
  },
  shortcuts: {
    title: 'Atajos de teclado',
    close: 'Cerrar',
    search: 'Buscar en el equipo o las comunidades',
    list: 'Mostrar los atajos',
    leave: 'Cerrar el menú, panel o diálogo abierto',
    move: 'Recorrer un menú o los resultados',
    follow: 'Abrir el elemento seleccionado',
    create: 'Crear',
    go: 'Ir a {{page}}',
    singleKeys: 'Usar atajos de una sola tecla',
    singleKeysHint: 'Desactívelos si le estorban, por ejemplo al dictar.',
  },
};
