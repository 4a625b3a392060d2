import type { en } from './en.ts';

export const es: typeof en = {
  foundUnits: {
    heading: 'Unidades',
    first: 'Unidades (primeras {{count, number}}; agregue el nombre de la comunidad)',
  },
  foundResidents: {
    heading: 'Residentes',
    first: 'Residentes (primeros {{count, number}}; escriba más del nombre)',
  },
  foundRequests: 'Solicitudes',
  foundTags: { heading: 'Etiquetas de contenedor', none: 'Sin unidad' },
};
