import type { en } from './en.ts';

export const es: typeof en = {
  name: 'Ayuda',
  title: '¿En qué podemos ayudarle?',
  summary: 'Respuestas breves para quienes dirigen un servicio de recolección puerta a puerta.',
  all: 'Todos los artículos',
  topics: {
    start: 'Primeros pasos',
    areas: 'Sus áreas',
    account: 'Su plan y su gente',
    residents: 'Para los residentes',
  },
  nav: 'Artículos',
  path: 'Usted está aquí',
  contents: 'En esta página',
  note: 'Conviene saber',
  linkTo: 'Enlace a «{{heading}}»',
  neighbours: 'Más artículos',
  previous: 'Anterior',
  next: 'Siguiente',
  search: {
    label: 'Buscar en la ayuda',
    placeholder: 'Buscar en la ayuda…',
    clear: 'Borrar la búsqueda',
    results: 'Resultados de la búsqueda',
    count_one: '{{count, number}} artículo con «{{query}}»',
    count_other: '{{count, number}} artículos con «{{query}}»',
    none: 'Ningún artículo contiene «{{query}}»',
    noneText: 'Pruebe con menos palabras o con otras, o pregúntenos.',
    ask: 'Contactar con soporte',
  },
  notFound: {
    title: 'Este artículo no existe',
    text: 'Puede que haya cambiado de nombre. Búsquelo arriba o mire la lista de artículos.',
  },
};
