import { type EventoNotificado, regras } from './notificacoes.regras.table.ts';

export const vaoPorEmail = (authorities: readonly string[]): EventoNotificado[] =>
  (Object.keys(regras) as EventoNotificado[]).filter(
    evento => regras[evento].email && regras[evento].para.some(autoridade => authorities.includes(autoridade)),
  );
