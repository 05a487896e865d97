import type { components } from '@alipen/contracts/generated/government-api';
import { serializerOf } from '@alipen/platform/contract/serializer';
import type { Coluna, LinhaDoMapa, Mapa } from '../mapa-diario.service.ts';

type Schemas = components['schemas'];

type Dias = { data: string } | { mes: string; lotacao?: Schemas['ReferenciaLotacao']; diasFechados?: number };
export type DeQuem = { orgao: readonly string[]; brasao?: string };
type Cabeca = Dias & DeQuem;

const escreverLinha = serializerOf('LinhaMapa');

const MENOR = 64 * 1024;
/** What is kept at most: a larger one is that of a rare answer, and no more are written at a time. */
const MAIOR_GUARDADO = 4 * 1024 * 1024;
const MAIS_GUARDADOS = 4;
/** A character takes three bytes at most. */
const POR_CARACTERE = 3;

/** The answer, in bytes that another one is written over once `devolver` was called. */
export type Escrito = { readonly bytes: Buffer; readonly devolver: () => void };

/**
 * Writes a map as the bytes of its answer, each row at once into one buffer: two megabytes of objects, of strings or of
 * joined pieces would be two megabytes to collect as garbage. So would a buffer for each answer: every fifteenth made V8
 * mark the whole heap, and that call took twice as long.
 */
export class MapaEscrito {
  private static readonly livres: Buffer[] = [];
  private bytes = MapaEscrito.livres.pop() ?? Buffer.allocUnsafe(MENOR);
  private fim = 0;

  constructor() {
    this.mais('{"linhas":[');
  }

  readonly escrever = (linha: LinhaDoMapa): void => this.mais(`${escreverLinha(linha)},`);

  toBytes(de: Cabeca, { base, parcial, colunas, linhas, totais, regras }: Mapa<void>, agora: Date): Escrito {
    if (linhas.length > 0) this.fim -= 1;
    const geradoEm = agora.toISOString();
    const resto = JSON.stringify({ ...de, base, geradoEm, parcial, colunas: colunas.map(toColuna), totais, regras });
    this.mais(`],${resto.slice(1)}`);
    return { bytes: this.bytes.subarray(0, this.fim), devolver: this.devolver };
  }

  private readonly devolver = (): void => {
    const { livres } = MapaEscrito;
    if (this.bytes.length <= MAIOR_GUARDADO && livres.length < MAIS_GUARDADOS) livres.push(this.bytes);
  };

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
  ...(linha.declarado && { declarado: linha.declarado }),
  ...(linha.interrupcao && { interrupcao: linha.interrupcao }),
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
