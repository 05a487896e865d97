import type { components } from '@alipen/contracts/generated/government-api';
import type { PerguntaComPedido, PerguntaLida } from './perguntas.repository.ts';
import { type DoPedido, situacaoDaPergunta } from './perguntas.rules.ts';

type Schemas = components['schemas'];

export function toPergunta(
  { pergunta, fornecedor, por, atende }: PerguntaLida,
  pedido: Omit<DoPedido, 'atende'>,
  agora: Date,
): Schemas['PerguntaAoFornecedor'] {
  const { id, texto, refeicoes, perguntadaEm, prazoEm } = pergunta;
  return {
    id,
    fornecedor,
    situacao: situacaoDaPergunta(pergunta, { ...pedido, atende }, agora),
    texto,
    refeicoes: [...refeicoes],
    perguntadaEm: perguntadaEm.toISOString(),
    por,
    prazo: prazoEm.toISOString(),
    resposta: respostaLida(pergunta),
  };
}

function respostaLida(pergunta: PerguntaLida['pergunta']): Schemas['RespostaLidaDaPergunta'] | null {
  const { atendimento, quantidade, explicacao, respondente, respondidaEm } = pergunta;
  if (!atendimento || !respondidaEm) return null;
  return { atendimento, quantidade, texto: explicacao, nome: respondente ?? '', em: respondidaEm.toISOString() };
}

export const totalPerguntado = (refeicoes: readonly Schemas['RefeicaoPerguntada'][]): number =>
  refeicoes.reduce((soma, { quantidade }) => soma + quantidade, 0);

/** For the supplier: quantities by meal, and nothing of who eats. */
export const toAResponder = ({
  pergunta: { texto, refeicoes, prazoEm },
  fornecedor,
  pedido,
  lotacao,
}: PerguntaComPedido): Schemas['PerguntaAResponder'] => ({
  numero: pedido.numero,
  fornecedor,
  lotacao: lotacao.nome,
  municipio: lotacao.municipio,
  data: pedido.dataRefeicao,
  texto,
  refeicoes: [...refeicoes],
  total: totalPerguntado(refeicoes),
  prazo: prazoEm.toISOString(),
});
