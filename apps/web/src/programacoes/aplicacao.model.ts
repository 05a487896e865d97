import type { AplicacaoProgramacao } from './programacoes.queries.ts';

export type ModoAplicacao = AplicacaoProgramacao['modo'];

/** What the person asks for, as typed. */
export interface Pergunta {
  modo: ModoAplicacao;
  percentual: string;
  origem: number | null;
  inicio: string | null;
}

const numeroDe = (percentual: string) =>
  /^[+\-−]?\d{1,3}$/.test(percentual.trim()) ? Number(percentual.trim().replace('−', '-')) : null;

export function aplicacaoDe(
  { modo, percentual, origem, inicio }: Pergunta,
  lotacaoIds: number[],
): AplicacaoProgramacao {
  const numero = numeroDe(percentual);
  return {
    modo,
    vigenciaInicio: inicio ?? '',
    lotacaoIds,
    ...(modo === 'PERCENTUAL' && numero !== null && { percentual: numero }),
    ...(modo === 'COPIAR' && origem !== null && { deLotacaoId: origem }),
  };
}

export function completa({ modo, percentual, origem, inicio }: Pergunta): boolean {
  if (inicio === null) return false;
  if (modo === 'DO_EFETIVO') return true;
  return modo === 'COPIAR' ? origem !== null : numeroDe(percentual) !== null;
}
