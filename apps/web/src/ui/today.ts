import { serverNow } from '../base/server-clock.ts';
import { dayOf } from './date.format.ts';

/** The agency's today, by the server's clock: a typed "hoje" must not follow a wrong clock. */
export const today = () => dayOf(new Date(serverNow()), 'America/Sao_Paulo');
