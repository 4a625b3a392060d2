import { ApiError } from '../acts/ApiError.ts';
import { pageOf, pageParameters } from './pageOf.ts';
import { idOf, type Route } from './Route.ts';

export const eventRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    answer: ({ act, input }) => {
      input.only('type', 'types', 'delivery_success', ...pageParameters);
      const types = [...input.texts('types'), ...(input.has('type') ? [input.required('type')] : [])];
      const found = act.rows.all('event').filter(({ type }) => types.length === 0 || types.includes(type));
      return pageOf(found, input, '/v1/events');
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:',
    answer: (call) => {
      const event = call.act.rows.get('event', idOf(call));
      if (!event) throw ApiError.missing('event', idOf(call), 'id');
      return event;
    },
  },
];
