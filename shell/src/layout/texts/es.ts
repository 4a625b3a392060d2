import type { en } from './en.ts';

export const es: typeof en = {
  help: 'Obtener ayuda',
  helpNav: 'Ayuda',
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
    list: 'Mostrar estos atajos',
    leave: 'Cerrar el menú, panel o diálogo de arriba',
    move: 'Moverse por un menú o una lista de resultados',
    follow: 'Abrir lo que está marcado',
    singleKeys: 'Usar teclas sin Ctrl ni ⌘',
    singleKeysHint: 'Desactívelo si una tecla como ? le estorba, por ejemplo al dictar.',
  },
};
