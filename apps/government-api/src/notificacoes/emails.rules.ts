import type { components } from '@alipen/contracts/generated/government-api';
import { type EventoNotificado, regras } from './notificacoes.regras.table.ts';

export type FormaDeAviso = components['schemas']['FormaDeAviso'];
export type Escolhas = ReadonlyMap<string, FormaDeAviso>;

const eventos = Object.keys(regras) as EventoNotificado[];

/** Those that concern a profile of the person, or may be in this person's charge. */
export const doPerfil = (authorities: readonly string[]): EventoNotificado[] =>
  eventos.filter(
    evento =>
      regras[evento].para.some(autoridade => authorities.includes(autoridade)) ||
      (regras[evento].aCargoDe !== undefined && authorities.some(autoridade => autoridade !== 'SOLICITANTE')),
  );

export function padraoDe(evento: EventoNotificado): FormaDeAviso {
  if (regras[evento].aEscolha) return 'NAO';
  return regras[evento].email ? 'NA_HORA' : 'SISTEMA';
}

export const formaDe = (evento: EventoNotificado, escolhas: Escolhas): FormaDeAviso =>
  escolhas.get(evento) ?? padraoDe(evento);

export const porEmail = (forma: FormaDeAviso): boolean => forma === 'NA_HORA' || forma === 'RESUMO';

/** What is refused has no mail; the rest stays, and what goes by mail to everybody goes by mail again. */
export function semOsRecusados(
  possiveis: readonly EventoNotificado[],
  recusados: readonly string[],
  antes: Escolhas,
): Map<EventoNotificado, FormaDeAviso> {
  const formas = possiveis.map((evento): [EventoNotificado, FormaDeAviso] => {
    const forma = formaDe(evento, antes);
    if (recusados.includes(evento)) return [evento, porEmail(forma) ? 'SISTEMA' : forma];
    return [evento, porEmail(forma) ? forma : padraoDe(evento) === 'NA_HORA' ? 'NA_HORA' : forma];
  });
  return new Map(formas);
}

/** The lines of one digest: equal ones once, with how often, as many as somebody reads. */
const MAIS_LINHAS = 60;
export type DoResumo = { readonly titulo: string; readonly texto: string };

export function textoDoResumo(itens: readonly DoResumo[]): string {
  const vezes = new Map<string, number>();
  for (const { titulo, texto } of itens) {
    const linha = `${titulo}\n${texto}`;
    vezes.set(linha, (vezes.get(linha) ?? 0) + 1);
  }
  const linhas = [...vezes].map(([linha, n]) => (n > 1 ? `${linha} (${n} vezes)` : linha));
  const resto = linhas.length - MAIS_LINHAS;
  return [
    ...linhas.slice(0, MAIS_LINHAS),
    ...(resto > 0 ? [`E mais ${resto}, nas notificações do sistema.`] : []),
    'Para mudar o que chega: Notificações, E-mails que você recebe.',
  ].join('\n\n');
}
