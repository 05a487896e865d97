import type { components } from '@alipen/contracts/generated/government-api';
import { atrasoEm, faixaDe, lancamentoTardio } from './atraso.rules.ts';
import { type Conferencia, type Esperada, totalEntregue, totalRecusada } from './conferencia.rules.ts';
import type { Entrega } from './entregas.rules.ts';
import { colunasDaPesagem, pesoAbaixo } from './pesagem.rules.ts';
import { completudeDe } from './quantidades.rules.ts';
import type { LinhaRecebimento, MotivoLido, NovaLinha, NovoItem, RecebimentoLido } from './recebimentos.repository.ts';

type Schemas = components['schemas'];

export type Autoria = {
  readonly agora: Date;
  readonly usuarioId: number;
  readonly clienteUuid: string | undefined;
  /** Minutes after which a record counts as made from memory. */
  readonly tardioMin: number;
  readonly motivos: readonly MotivoLido[];
};

const aparado = (texto: string | undefined): string | null => texto?.trim() || null;

/** As they are compared: a seal is read aloud, typed on a phone and declared by another hand. */
const lacresDe = (lidos: readonly string[] = []): string[] => [...new Set(lidos.map(lacre => lacre.toUpperCase()))];

/** Freezes the limits in force on that day; the caller adds the delivery's number and the version. */
export function linhaDe(
  conferencia: Conferencia,
  { pedido, refeicao, janela, limites }: Entrega,
  esperadas: readonly Esperada[],
  { agora, usuarioId, clienteUuid, tardioMin, motivos }: Autoria,
): Omit<NovaLinha, 'entrega' | 'versao'> {
  const chegou = totalEntregue(conferencia.itens) > 0;
  // A phone's clock slightly ahead must not put the arrival in the future.
  const chegadaEm = chegou ? menor(conferencia.chegadaEm ? new Date(conferencia.chegadaEm) : agora, agora) : null;
  const atrasoMin = chegadaEm && atrasoEm(chegadaEm, janela.fimEm);
  const motivoDe = (escolha: Schemas['EscolhaDeMotivo'] | undefined) =>
    motivos.find(({ id }) => id === escolha?.motivoId);
  const completude = completudeDe(
    itensDe(conferencia, esperadas).map(item => ({ ...item, confirmada: item.esperada })),
  );
  // A reason for something that did not happen is not kept.
  const recusa = totalRecusada(conferencia.itens) > 0 ? conferencia.recusa : undefined;
  const falta = completude === 'COMPLETA' ? undefined : conferencia.falta;
  return {
    pedidoId: pedido.id,
    tipoAlimentacaoId: refeicao.id,
    clienteUuid,
    chegadaEm,
    chegadaDigitada: chegou && conferencia.chegadaDigitada === true,
    janelaInicioEm: janela.inicioEm,
    janelaFimEm: janela.fimEm,
    tempMinimaQuenteC: refeicao.tempMinimaQuenteC,
    tempMaximaFriaC: refeicao.tempMaximaFriaC,
    atrasoMin,
    faixaAtraso: atrasoMin === null ? null : faixaDe(atrasoMin, limites),
    completude,
    lancamentoTardio: lancamentoTardio(chegadaEm ?? janela.fimEm, agora, tardioMin),
    motorista: aparado(conferencia.motorista),
    placa: conferencia.placa ?? null,
    lacres: chegou ? lacresDe(conferencia.lacres) : [],
    embalagemConforme: conferencia.embalagemConforme ?? null,
    cardapioConforme: conferencia.cardapioConforme ?? null,
    temperaturaQuente: conferencia.temperaturaQuente ?? null,
    temperaturaFria: conferencia.temperaturaFria ?? null,
    ...colunasDaPesagem(chegou ? conferencia.pesagem : undefined, refeicao),
    motivoRecusaId: motivoDe(recusa)?.id ?? null,
    motivoRecusa: motivoDe(recusa)?.texto ?? null,
    textoRecusa: aparado(recusa?.texto),
    motivoFaltaId: motivoDe(falta)?.id ?? null,
    motivoFalta: motivoDe(falta)?.texto ?? null,
    textoFalta: aparado(falta?.texto),
    observacao: aparado(conferencia.observacao),
    registradoEm: agora,
    registradoPor: usuarioId,
  };
}

/** Every public expected or brought; one that a replacement does not name got nothing. */
export function itensDe({ itens }: Conferencia, esperadas: readonly Esperada[]): NovoItem[] {
  return esperadas.flatMap(({ tipoPublicoId, esperada }) => {
    const { entregue, recusada } = itens.find(item => item.tipoPublicoId === tipoPublicoId) ?? {
      entregue: 0,
      recusada: 0,
    };
    return esperada > 0 || entregue > 0 ? [{ tipoPublicoId, esperada, entregue, recusada }] : [];
  });
}

const menor = (a: Date, b: Date): Date => (a.getTime() < b.getTime() ? a : b);

type Temperaturas = Pick<
  LinhaRecebimento,
  'temperaturaQuente' | 'tempMinimaQuenteC' | 'temperaturaFria' | 'tempMaximaFriaC'
>;

/** Readings are in tenths of a degree, limits in degrees; a missing reading is not beyond the limits. */
export const temperaturasForaDe = (linha: Temperaturas): Record<'QUENTE_ABAIXO' | 'FRIA_ACIMA', boolean> => {
  const { temperaturaQuente, tempMinimaQuenteC, temperaturaFria, tempMaximaFriaC } = linha;
  return {
    QUENTE_ABAIXO:
      temperaturaQuente !== null && tempMinimaQuenteC !== null && temperaturaQuente < tempMinimaQuenteC * 10,
    FRIA_ACIMA: temperaturaFria !== null && tempMaximaFriaC !== null && temperaturaFria > tempMaximaFriaC * 10,
  };
};

/** What the supplier declared of seals, and what came, are two different lists. */
const lacresDiferem = (recebidos: readonly string[], declarados: readonly string[] | null): boolean =>
  declarados !== null &&
  lacresDe([...declarados])
    .sort()
    .join() !== recebidos.toSorted().join();

export function avisosDe(
  linha: LinhaRecebimento,
  itens: readonly NovoItem[],
  { lacresDeclarados, fotoDeOutraHora }: Pick<RecebimentoLido, 'lacresDeclarados' | 'fotoDeOutraHora'>,
): Schemas['AvisoRecebimento'][] {
  const casos: Record<Schemas['AvisoRecebimento'], boolean> = {
    ...temperaturasForaDe(linha),
    PESO_ABAIXO: pesoAbaixo(linha),
    EMBALAGEM: linha.embalagemConforme === false,
    CARDAPIO: linha.cardapioConforme === false,
    LACRES: lacresDiferem(linha.lacres, lacresDeclarados),
    A_MAIS: itens.some(({ esperada, entregue }) => entregue > esperada),
    LANCAMENTO_TARDIO: linha.lancamentoTardio,
    FOTO_DE_OUTRA_HORA: fotoDeOutraHora,
  };
  return (Object.keys(casos) as Schemas['AvisoRecebimento'][]).filter(aviso => casos[aviso]);
}
