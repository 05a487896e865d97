import type { DoDia, Formulario } from '../fiscalizacoes.queries.ts';
import {
  contados,
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

export const assinaturaDe = (formulario: Formulario) =>
  itensDe(formulario).find(({ tipo }) => tipo === 'ASSINATURA')?.codigo ?? 'assinatura';
