import type { en } from './en.ts';

export const es: typeof en = {
  name: 'Ayuda',
  title: '¿En qué podemos ayudarle?',
  summary: 'Respuestas breves sobre su servicio de recolección puerta a puerta.',
  all: 'Todos los artículos',
  topics: {
    start: 'Primeros pasos',
    areas: 'Trabajo diario',
    account: 'Plan y equipo',
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
    clear: 'Borrar búsqueda',
    results: 'Resultados de búsqueda',
    count_one: '{{count, number}} artículo con «{{query}}»',
    count_other: '{{count, number}} artículos con «{{query}}»',
    none: 'Ningún artículo coincide con «{{query}}»',
    noneText: 'Pruebe otras palabras o contacte a soporte.',
    ask: 'Contactar a soporte',
  },
  notFound: {
    title: 'Artículo no encontrado',
    text: 'Quizá cambió. Búsquelo arriba o vea todos los artículos.',
  },
};
