import type { components } from '@alipen/contracts/generated/government-api';
import {
  atrasoDaEntrega,
  completudeDaEntrega,
  type Entrega,
  eUltimo,
  type Janela,
  situacaoDaEntrega,
} from './entregas.rules.ts';
import { pesagemDe } from './pesagem.rules.ts';
import { aceitaDe } from './quantidades.rules.ts';
import { avisosDe } from './recebimentos.linha.rules.ts';
import type { LinhaRecebimento, RecebimentoLido } from './recebimentos.repository.ts';

type Schemas = components['schemas'];

export type Permissoes = {
  readonly receber: (situacao: Schemas['SituacaoPedido']) => boolean;
  readonly corrigir: (situacao: Schemas['SituacaoPedido']) => boolean;
  readonly anular: (situacao: Schemas['SituacaoPedido']) => boolean;
};

const toJanela = ({ inicioEm, fimEm }: Janela): Schemas['Janela'] => ({
  inicioEm: inicioEm.toISOString(),
  fimEm: fimEm.toISOString(),
});

export const toPedidoDaEntrega = ({ id, numero, tipo, situacao, versao }: Schemas['PedidoDaEntrega']) => ({
  id,
  numero,
  tipo,
  situacao,
  versao,
});

export function toEntrega(entrega: Entrega, agora: Date, permissoes: Permissoes): Schemas['EntregaEsperada'] {
  const { pedido, refeicao, janela } = entrega;
  return {
    pedido: toPedidoDaEntrega(pedido),
    tipoAlimentacaoId: refeicao.id,
    refeicao: refeicao.nome,
    icone: refeicao.icone,
    cor: refeicao.cor,
    fornecedor: entrega.fornecedor,
    janela: toJanela(janela),
    tempMinimaQuenteC: refeicao.tempMinimaQuenteC,
    tempMaximaFriaC: refeicao.tempMaximaFriaC,
    fotoObrigatoria: refeicao.fotoObrigatoria,
    pesa: entrega.pesagem !== 'NAO',
    pesoObrigatorio: entrega.pesagem === 'OBRIGATORIA',
    pesoMinimoG: refeicao.pesoMinimoG,
    situacao: situacaoDaEntrega(entrega, agora),
    ...atrasoDaEntrega(entrega, agora),
    publicos: entrega.publicos.map(publico => ({
      tipoPublicoId: publico.tipoPublicoId,
      publico: publico.publico,
      confirmada: publico.confirmada,
      entregue: publico.entregue,
      recusada: publico.recusada,
      aceita: aceitaDe(publico),
    })),
    recebimentos: entrega.recebimentos.map(recebido => toRecebimento(entrega, recebido, permissoes)),
    trocas: [...entrega.trocas],
    acoes: acoesDe(entrega, agora, permissoes),
  };
}

function acoesDe(entrega: Entrega, agora: Date, { receber }: Permissoes): Schemas['AcaoEntrega'][] {
  if (!receber(entrega.pedido.situacao) || agora.getTime() < entrega.desde.getTime()) return [];
  const completude = completudeDaEntrega(entrega);
  if (completude === null) return ['receber'];
  return completude === 'COMPLETA' ? [] : ['repor'];
}

function toRecebimento(
  entrega: Entrega,
  { linha, registradoPor, itens, fotos, fotoDeOutraHora, lacresDeclarados }: RecebimentoLido,
  permissoes: Permissoes,
): Schemas['Recebimento'] {
  const nomeDe = (id: number) => entrega.publicos.find(({ tipoPublicoId }) => tipoPublicoId === id)?.publico ?? '';
  return {
    id: linha.id,
    entrega: linha.entrega,
    reposicao: linha.entrega > 1,
    versao: linha.versao,
    vigente: linha.vigente,
    anulacao: linha.anulacao,
    motivoCorrecao: linha.motivoCorrecao,
    chegadaEm: linha.chegadaEm?.toISOString() ?? null,
    chegadaDigitada: linha.chegadaDigitada,
    janela: toJanela({ inicioEm: linha.janelaInicioEm, fimEm: linha.janelaFimEm }),
    atrasoMin: linha.atrasoMin,
    faixaAtraso: linha.faixaAtraso,
    completude: linha.completude,
    motorista: linha.motorista,
    placa: linha.placa,
    lacres: linha.lacres,
    lacresDeclarados,
    embalagemConforme: linha.embalagemConforme,
    cardapioConforme: linha.cardapioConforme,
    temperaturaQuente: linha.temperaturaQuente,
    temperaturaFria: linha.temperaturaFria,
    pesagem: pesagemDe(linha),
    avisos: avisosDe(linha, itens, { lacresDeclarados, fotoDeOutraHora }),
    ...motivosDe(linha),
    observacao: linha.observacao,
    itens: itens.map(({ tipoPublicoId, esperada, entregue, recusada }) => ({
      tipoPublicoId,
      publico: nomeDe(tipoPublicoId),
      esperada,
      entregue,
      recusada,
    })),
    fotos: [...fotos],
    registradoEm: linha.registradoEm.toISOString(),
    registradoPor,
    acoes: acoesDoRegistro(entrega, linha, permissoes),
  };
}

function acoesDoRegistro(
  entrega: Entrega,
  linha: LinhaRecebimento,
  { corrigir, anular }: Permissoes,
): Schemas['AcaoRecebimento'][] {
  const { situacao } = entrega.pedido;
  if (!linha.vigente) return [];
  return [
    ...(corrigir(situacao) ? (['corrigirRecebimento'] as const) : []),
    ...(anular(situacao) && eUltimo(entrega, linha) ? (['anularRecebimento'] as const) : []),
  ];
}

function motivosDe(linha: LinhaRecebimento): Pick<Schemas['Recebimento'], 'recusa' | 'falta'> {
  const { motivoRecusaId, motivoRecusa, textoRecusa, motivoFaltaId, motivoFalta, textoFalta } = linha;
  return {
    recusa: motivoRecusaId ? { motivoId: motivoRecusaId, motivo: motivoRecusa ?? '', texto: textoRecusa } : null,
    falta: motivoFaltaId ? { motivoId: motivoFaltaId, motivo: motivoFalta ?? '', texto: textoFalta } : null,
  };
}
