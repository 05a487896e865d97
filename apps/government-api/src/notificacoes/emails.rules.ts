import { type EventoNotificado, regras } from './notificacoes.regras.table.ts';

/** The kinds that go by e-mail to somebody with one of these authorities, in the order of the table. */
export const vaoPorEmail = (authorities: readonly string[]): EventoNotificado[] =>
  (Object.keys(regras) as EventoNotificado[]).filter(
    evento => regras[evento].email && regras[evento].para.some(autoridade => authorities.includes(autoridade)),
  );
