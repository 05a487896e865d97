import type { components } from '@alipen/contracts/generated/government-api';
import { serializerOf } from '@alipen/platform/contract/serializer';
import type { Coluna, LinhaDoMapa, Mapa } from '../mapa-diario.service.ts';

type Schemas = components['schemas'];

type Dias = { data: string } | { mes: string; lotacao?: Schemas['ReferenciaLotacao']; diasFechados?: number };
export type DeQuem = { orgao: readonly string[]; brasao?: string };
type Cabeca = Dias & DeQuem;

const escreverLinha = serializerOf('LinhaMapa');

const MENOR = 64 * 1024;
/** A character takes three bytes at most. */
const POR_CARACTERE = 3;

/**
 * Writes a map as the bytes of its answer, each row at once into one buffer: two megabytes of objects, of strings or of
 * joined pieces would be two megabytes to collect as garbage.
 */
export class MapaEscrito {
  /** The length of the last answer, so that one of the same kind need not grow. */
  private static costuma = MENOR;
  private bytes = Buffer.allocUnsafe(MapaEscrito.costuma);
  private fim = 0;

  constructor() {
    this.mais('{"linhas":[');
  }

  readonly escrever = (linha: LinhaDoMapa): void => this.mais(`${escreverLinha(linha)},`);

  toBytes(de: Cabeca, { base, parcial, colunas, linhas, totais, regras }: Mapa<void>, agora: Date): Buffer {
    if (linhas.length > 0) this.fim -= 1;
    const geradoEm = agora.toISOString();
    const resto = JSON.stringify({ ...de, base, geradoEm, parcial, colunas: colunas.map(toColuna), totais, regras });
    this.mais(`],${resto.slice(1)}`);
    MapaEscrito.costuma = Math.max(MENOR, Math.ceil(this.fim * 1.1));
    return this.bytes.subarray(0, this.fim);
  }

  private mais(texto: string): void {
    const preciso = this.fim + texto.length * POR_CARACTERE;
    if (preciso > this.bytes.length) {
      const maior = Buffer.allocUnsafe(Math.max(preciso, 2 * this.bytes.length));
      this.bytes.copy(maior, 0, 0, this.fim);
      this.bytes = maior;
    }
    this.fim += this.bytes.write(texto, this.fim);
  }
}

export const toColuna = (coluna: Coluna): Schemas['ColunaMapa'] => ({
  tipoAlimentacaoId: coluna.tipoAlimentacaoId,
  tipoPublicoId: coluna.tipoPublicoId,
  refeicao: coluna.refeicao,
  publico: coluna.publico,
  baseConferencia: coluna.baseConferencia,
});

export const toLinha = (linha: LinhaDoMapa): Schemas['LinhaMapa'] => ({
  data: linha.data,
  feriado: linha.feriado,
  lotacao: linha.lotacao,
  principal: linha.principal,
  nivel: linha.nivel,
  pedido: linha.pedido,
  situacao: linha.situacao,
  enviado: linha.enviado,
  diasComPedido: linha.diasComPedido,
  importado: linha.importado,
  internos: linha.internos,
  servidores: linha.servidores,
  quantidades: linha.quantidades,
  diferencas: linha.diferencas,
  precosCentavos: linha.precosCentavos,
  total: linha.total,
  maiorDiferenca: linha.maiorDiferenca,
  contado: linha.contado,
  ...(linha.entregas && { entregas: linha.entregas }),
  acimaDoEfetivo: linha.acimaDoEfetivo,
  valorDesvioCentavos: linha.valorDesvioCentavos,
  valorCentavos: linha.valorCentavos,
  conciliacao: linha.conciliacao,
  brutoCentavos: linha.brutoCentavos,
  glosaCentavos: linha.glosaCentavos,
  descontoPropostoCentavos: linha.descontoPropostoCentavos,
  liquidoCentavos: linha.liquidoCentavos,
  contratos: linha.contratos,
  execucao: linha.execucao,
  alertas: linha.alertas,
});
