import type { Fiscalizacao, Formulario } from '../fiscalizacoes/fiscalizacoes.queries.ts';

export interface Proposta {
  gravidade: 'LEVE' | 'MODERADO' | 'GRAVE';
  descricao: string;
}

export const EM_BRANCO: Proposta = { gravidade: 'LEVE', descricao: '' };
const MAIOR = 4000;

/** Prefills what the inspection already says of the failure, so that nobody writes it twice; the person may change it. */
export function propostaDe(
  { conclusao }: Pick<Fiscalizacao, 'conclusao'>,
  { secoes }: Pick<Formulario, 'secoes'>,
): Proposta {
  if (!conclusao) return EM_BRANCO;
  const { calculo, respostas } = conclusao;
  const titulos = new Map(secoes.flatMap(({ itens }) => itens.map(({ codigo, titulo }) => [codigo, titulo])));
  const linhas = calculo.itens
    .filter(({ resposta }) => resposta === 'NAO_CONFORME')
    .map(({ item, critico }) => {
      const dito = respostas.find(resposta => resposta.item === item)?.observacao;
      return `${titulos.get(item) ?? item}${critico ? ' (crítico)' : ''}${dito ? `: ${dito}` : ''}`;
    });
  const critica = calculo.itens.some(({ resposta, critico }) => resposta === 'NAO_CONFORME' && critico);
  return {
    gravidade: critica ? 'GRAVE' : linhas.length > 1 ? 'MODERADO' : 'LEVE',
    descricao: linhas.join('\n').slice(0, MAIOR),
  };
}
