import { searchText } from '../../database/search-text.ts';
import { refuse } from '../../imports/refusal.ts';
import type { Valores } from './planilha.table.ts';

export type LinhaDaPlanilha = {
  readonly nome: string;
  readonly codigo: string | null;
  readonly unidade: string | null;
  readonly uf: string | null;
  readonly municipio: string | null;
  readonly refeicao: string;
  readonly publico: string;
  readonly dias: readonly { readonly diaSemana: number; readonly quantidade: number }[];
  readonly chave: string;
};

const DA_SEMANA = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const;

export function linhaDe(valores: Valores): LinhaDaPlanilha {
  const { codigo = null, unidade = null, uf = null, municipio = null, refeicao, publico } = valores;
  if (!codigo && !unidade) refuse('Diga o código ou o nome da lotação.', 'Código');
  const dias = diasDe(valores);
  if (dias.length === 0) refuse('A linha não tem nenhuma quantidade.', 'Quantidade');
  const onde = [codigo ?? '', codigo ? '' : (unidade ?? ''), codigo ? '' : (uf ?? ''), codigo ? '' : (municipio ?? '')];
  const longa = valores.dia === undefined || valores.dia === null ? '' : String(valores.dia);
  const chave = [...onde, refeicao, publico].map(searchText).join('\n') + longa;
  return { nome: unidade ?? codigo ?? '', codigo, unidade, uf, municipio, refeicao, publico, dias, chave };
}

function diasDe(valores: Valores) {
  const { dia, quantidade } = valores;
  if (dia !== undefined && dia !== null) {
    if (quantidade === undefined || quantidade === null) refuse('Falta a quantidade do dia.', 'Quantidade');
    return [{ diaSemana: dia, quantidade }];
  }
  if (quantidade !== undefined && quantidade !== null) refuse('Falta o dia da quantidade.', 'Dia');
  return DA_SEMANA.flatMap((nome, diaSemana) => {
    const lida = valores[nome];
    return lida === undefined || lida === null ? [] : [{ diaSemana, quantidade: lida }];
  });
}
