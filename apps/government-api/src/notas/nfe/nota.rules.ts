import type { NotaLida, Totais } from './leiaute.mapper.ts';
import { centavosInteiros } from './numeros.rules.ts';
import type { Pessoa, Retencao } from './partes.mapper.ts';

const INSTANTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[+-]\d{2}:\d{2}|Z|\.\d{3}Z)$/;

/** Milliseconds of `2026-10-05T10:00:00-03:00`; not a number where it is no instant. */
export const instanteDe = (escrito: string): number => (INSTANTE.test(escrito) ? Date.parse(escrito) : Number.NaN);

/** `05/10/2026`, the day as it stands in the text. */
export const dia = (escrito: string): string => escrito.slice(0, 10).split('-').reverse().join('/');

/** `12.ABC.345/01DE-35`; what is no CNPJ stays as it is. */
export const cnpjEscrito = (cnpj: string): string =>
  (cnpj || 'nenhum').slice(0, 20).replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');

/** What vNF may be (MOC, W16): relief of ICMS is taken from it or not, as each item says since NT 2023.004. */
export function somaDoTotal(totais: Totais): readonly number[] {
  const acrescimos =
    totais.vST +
    totais.vFCPST +
    totais.vFrete +
    totais.vSeg +
    totais.vOutro +
    totais.vII +
    totais.vIPI +
    totais.vIPIDevol;
  const soma = totais.vProd - totais.vDesc + acrescimos;
  return [soma, soma - totais.vICMSDeson];
}

type ItemDaNota = {
  readonly numero: string;
  readonly descricao: string;
  readonly quantidade: string;
  /** Null: the price has parts of a centavo. */
  readonly precoCentavos: number | null;
  readonly totalCentavos: number;
};
export type Nota = {
  readonly especie: 'NFE' | 'NFSE';
  readonly chave: string;
  readonly serie: string;
  readonly numero: string;
  readonly emitidaEm: string;
  readonly emitente: Pessoa;
  readonly destinatario: Pessoa;
  /** Of the authorisation; an NFS-e has none. */
  readonly protocolo: string;
  readonly itens: readonly ItemDaNota[];
  readonly produtosCentavos: number;
  readonly descontosCentavos: number;
  readonly totalCentavos: number;
  /** What the payer keeps back for taxes, a line of its own: the note's value is the same with it and without. */
  readonly retencoes: readonly Retencao[];
  readonly informacoes: string;
};

export const resumoDaNota = (nota: NotaLida): Nota => ({
  especie: 'NFE',
  chave: nota.chave,
  serie: nota.ide.serie,
  numero: nota.ide.nNF,
  emitidaEm: nota.ide.dhEmi,
  emitente: nota.emitente,
  destinatario: nota.destinatario,
  protocolo: nota.protocolo.nProt,
  itens: nota.itens.map(({ numero, descricao, quantidadeEscrita, preco, totalCentavos }) => ({
    ...{ numero, descricao, quantidade: quantidadeEscrita },
    ...{ precoCentavos: centavosInteiros(preco), totalCentavos },
  })),
  produtosCentavos: nota.totais.vProd,
  descontosCentavos: nota.totais.vDesc,
  totalCentavos: nota.totais.vNF,
  retencoes: nota.retencoes,
  informacoes: nota.informacoes,
});
