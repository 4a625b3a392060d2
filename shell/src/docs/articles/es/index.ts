import type { Articles } from '../../article.ts';
import { account } from './account.ts';
import { people } from './people.ts';
import { residents } from './residents.ts';
import { service } from './service.ts';
import { start } from './start.ts';

export const articles: Articles = { ...start, ...people, ...service, ...account, ...residents };
