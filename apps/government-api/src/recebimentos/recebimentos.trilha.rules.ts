import { ROTULO_DE_SITUACAO_ENTREGA } from '@alipen/contracts/generated/rotulos/recebimentos';
import type { NovaLinha, NovoItem, RecebimentoLido } from './recebimentos.repository.ts';

type Dito = {
  readonly linha: Pick<NovaLinha, 'entrega' | 'completude' | 'atrasoMin'>;
  readonly itens: readonly Pick<NovoItem, 'esperada' | 'entregue' | 'recusada'>[];
};

/** Builds, for example, "Almoço: parcial, 118 de 120, 2 recusadas, 12 min de atraso." */
export function frasesDoRecebimento(refeicao: string, { linha, itens }: Dito, motivoCorrecao: string | null): string {
  const [esperada, entregue, recusada] = (['esperada', 'entregue', 'recusada'] as const).map(qual =>
    itens.reduce((soma, item) => soma + item[qual], 0),
  );
  const partes = [
    `${refeicao}${linha.entrega > 1 ? ' (reposição)' : ''}: ${ROTULO_DE_SITUACAO_ENTREGA[linha.completude].toLowerCase()}`,
    `${entregue} de ${esperada}`,
    ...(recusada ? [`${recusada} ${recusada === 1 ? 'recusada' : 'recusadas'}`] : []),
    ...(linha.atrasoMin ? [`${linha.atrasoMin} min de atraso`] : []),
  ];
  const correcao = motivoCorrecao ? ` Correção: ${motivoCorrecao}` : '';
  return `${partes.join(', ')}.${correcao}`.slice(0, 500);
}

export const registroDe = ({ linha, itens, fotos }: RecebimentoLido) => ({
  chegadaEm: linha.chegadaEm?.toISOString() ?? null,
  completude: linha.completude,
  quantidades: itens
    .map(({ tipoPublicoId, entregue, recusada }) => `${tipoPublicoId}: ${entregue} − ${recusada}`)
    .join(', '),
  motorista: linha.motorista,
  placa: linha.placa,
  lacres: linha.lacres.join(', ') || null,
  embalagemConforme: linha.embalagemConforme,
  cardapioConforme: linha.cardapioConforme,
  temperaturaQuente: linha.temperaturaQuente,
  temperaturaFria: linha.temperaturaFria,
  peso: linha.pesadas === null ? null : `${linha.pesadas}: ${linha.pesoG} g, embalagem ${linha.taraG} g`,
  recusa: linha.motivoRecusa,
  falta: linha.motivoFalta,
  observacao: linha.observacao,
  fotos: fotos.length,
});
