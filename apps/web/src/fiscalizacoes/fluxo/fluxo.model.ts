import type { DoDia, Formulario, Item } from '../fiscalizacoes.queries.ts';
import {
  contados,
  type DaEntrega,
  itensDe,
  type Preenchimento,
  type RespostaDigitada,
  respondido,
  respostaDe,
} from '../preenchimento/preenchimento.model.ts';

/** "7 de 12", and the next that has to be answered. */
export function andamentoDe(formulario: Formulario, em: Preenchimento, entrega: DoDia) {
  const contam = contados(formulario);
  const faltam = contam.filter(item => !respondido(item, em, entrega));
  return { total: contam.length, feitos: contam.length - faltam.length, proximo: faltam[0] };
}

/**
 * What may be said of several at once: plain questions still without an answer. A critical one is asked by itself. `depoisDe` is the code
 * of the form's section that holds the last of such questions.
 */
export function restoDe(formulario: Formulario, em: Preenchimento, entrega: DaEntrega) {
  const simples = ({ tipo, obrigatorio, critico }: Item) => tipo === 'CONFORMIDADE' && obrigatorio && !critico;
  return {
    itens: itensDe(formulario).filter(item => simples(item) && !respondido(item, em, entrega)),
    depoisDe: formulario.secoes.findLast(({ itens }) => itens.some(simples))?.codigo,
  };
}

export type ParteDaResposta = Partial<RespostaDigitada> | ((antes: RespostaDigitada) => Partial<RespostaDigitada>);

/** `agora`: by the server's clock, in ms. */
export function comResposta(
  em: Preenchimento,
  codigo: string,
  parte: ParteDaResposta,
  agora: number,
): Pick<Preenchimento, 'respostas' | 'horas'> {
  const antes = respostaDe(em, codigo);
  return {
    respostas: { ...em.respostas, [codigo]: { ...antes, ...(typeof parte === 'function' ? parte(antes) : parte) } },
    horas: { ...em.horas, [codigo]: new Date(agora).toISOString() },
  };
}

/** `agora`: as in `comResposta`. */
export function comConforme(em: Preenchimento, itens: readonly Item[], agora: number) {
  const cada = <V>(valor: (codigo: string) => V) =>
    Object.fromEntries(itens.map(({ codigo }) => [codigo, valor(codigo)]));
  const hora = new Date(agora).toISOString();
  return {
    respostas: {
      ...em.respostas,
      ...cada<RespostaDigitada>(codigo => ({ ...respostaDe(em, codigo), resposta: 'CONFORME' })),
    },
    horas: { ...em.horas, ...cada(() => hora) },
  };
}

export const assinaturaDe = (formulario: Formulario) =>
  itensDe(formulario).find(({ tipo }) => tipo === 'ASSINATURA')?.codigo ?? 'assinatura';
