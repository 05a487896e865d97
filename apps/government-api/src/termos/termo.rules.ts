import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { canonico, codigoComLetraLido, novoCodigo } from '../fechamentos/fechamentos.service.ts';
import type { ParteDoRecebimento } from '../medicoes/medicoes.service.ts';
import { especies, type TipoTermo } from './termos.ciclo.table.ts';

type Schemas = components['schemas'];

type Anterior = { readonly numero: string; readonly codigo: string; readonly hash: string };

/** Integers, texts, booleans and nulls only, because it is hashed. */
export type ConteudoDoTermo = {
  readonly esquema: 1;
  readonly tipo: TipoTermo;
  readonly numero: string;
  readonly codigo: string;
  readonly papel: Schemas['PapelNoContrato'];
  readonly contrato: Schemas['ContratoDaMedicao'];
  readonly mes: string;
  readonly semRefeicoes: boolean;
  readonly totais: Schemas['TotaisMedicao'];
  readonly celulas: readonly Schemas['CelulaMedicao'][];
  readonly unidades: readonly Schemas['UnidadeMedicao'][];
  readonly descontos: readonly Schemas['DescontoMedicao'][];
  readonly glosas: readonly Schemas['GlosaMedicao'][];
  readonly cadeias: ParteDoRecebimento['cadeias'];
  readonly fiscalizacoes: ParteDoRecebimento['fiscalizacoes'];
  readonly entregas: ParteDoRecebimento['entregas'];
  /** What a definitive term stands on; both null in a provisional one. */
  readonly provisorio: Anterior | null;
  readonly atesto: Omit<Anterior, 'numero'> | null;
  readonly emitidoEm: string;
};

/** What a signature vouches for. */
export type Assinada = {
  readonly papel: string;
  readonly qualidade: string;
  readonly portaria: string;
  readonly nome: string;
  readonly matricula: string;
  readonly cargo: string | null;
  readonly em: Date;
};

const sha256 = (texto: string): string => createHash('sha256').update(texto).digest('hex');

export const hashDoTermo = (conteudo: ConteudoDoTermo): string => sha256(canonico(conteudo));

/** Over the hash before it: the term's, or that of the signature before. */
export const hashDaAssinatura = (
  anterior: string,
  { papel, qualidade, portaria, nome, matricula, cargo, em }: Assinada,
): string =>
  sha256(`${anterior}\n${canonico({ papel, qualidade, portaria, nome, matricula, cargo, em: em.toISOString() })}`);

/** As people write it: TRP 12/2026. */
export const numeroEscrito = (tipo: TipoTermo, { numero, ano }: { numero: number; ano: number }): string =>
  `${especies[tipo].sigla} ${numero}/${ano}`;

/** The letter tells it from the codes of maps and billings. */
export const novoCodigoDeTermo = (): string => `T-${novoCodigo()}`;

/** Normalizes a typed or scanned code; undefined where it cannot be a term's. */
export const codigoDeTermoLido = (digitado: string): string | undefined => codigoComLetraLido('T', digitado);

type Guardado = {
  readonly conteudo: ConteudoDoTermo;
  readonly hash: string;
  readonly codigo: string;
  readonly assinaturas: readonly (Assinada & { readonly hash: string })[];
};

/** What of a term is no longer what was issued and signed, in words that name no person. */
export function falhasDoTermo({ conteudo, hash, codigo, assinaturas }: Guardado): string[] {
  const inteiro = hashDoTermo(conteudo) === hash && conteudo.codigo === codigo;
  const antes = [hash, ...assinaturas.map(assinatura => assinatura.hash)];
  const mudadas = assinaturas.filter((cada, n) => hashDaAssinatura(antes[n] ?? '', cada) !== cada.hash);
  return [
    ...(inteiro ? [] : ['O conteúdo guardado não é mais o que foi emitido.']),
    ...(mudadas.length ? ['Uma assinatura guardada não é mais a que foi feita.'] : []),
  ];
}
