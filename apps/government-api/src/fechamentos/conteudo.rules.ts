import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];

export type ColunaCongelada = {
  readonly tipoAlimentacaoId: number;
  readonly tipoPublicoId: number;
  readonly refeicao: string;
  readonly publico: string;
  readonly solicitada: number;
  readonly confirmada: number;
  readonly entregue: number;
  readonly aceita: number;
  /** Null where nothing of it was ordered, or at more than one price. */
  readonly precoCentavos: number | null;
  /** Accepted less the head count it is compared with; null without one. */
  readonly diferenca: number | null;
  /**
   * Present only where the public was out of the total of meals: what was closed before this field existed must hash
   * the same.
   */
  readonly contaNosTotais?: false;
};

type CelulaDoContrato = {
  readonly tipoAlimentacaoId: number;
  readonly tipoPublicoId: number;
  readonly refeicao: string;
  readonly publico: string;
  readonly aceita: number;
  /** Null where it was ordered at more than one price. */
  readonly precoCentavos: number | null;
  readonly valorCentavos: number;
};

/** A contract's part of the day. The optional fields exist since `esquema` 2, for the month's billing. */
export type ContratoCongelado = {
  readonly numero: string;
  readonly fornecedor: string;
  readonly brutoCentavos: number;
  readonly liquidoCentavos: number;
  readonly id?: number;
  readonly glosaCentavos?: number;
  readonly pontos?: number;
  readonly descontoPct?: number;
  readonly descontoCentavos?: number;
  readonly celulas?: readonly CelulaDoContrato[];
};

/** What a map says of a day of a unit, apart from its closing. Integers, texts, booleans and nulls only, because it is hashed. */
export type DiaCongelado = {
  readonly lotacao: { readonly id: number; readonly nome: string; readonly municipio: string; readonly uf: string };
  readonly data: string;
  readonly efetivo: { readonly internos: number; readonly servidores: number } | null;
  readonly colunas: readonly ColunaCongelada[];
  readonly valores: {
    readonly brutoCentavos: number;
    readonly glosaCentavos: number;
    readonly descontoCentavos: number;
    readonly liquidoCentavos: number;
  };
  readonly contratos: readonly ContratoCongelado[];
  readonly execucao: {
    readonly atrasoMin: number | null;
    readonly recusadas: number;
    /** Tenths. */
    readonly nota: number | null;
    readonly pontos: number;
    readonly ocorrencias: number;
  };
  readonly anotacoes: readonly { readonly onde: string; readonly texto: string; readonly por: string }[];
  readonly pedidos: readonly { readonly numero: string; readonly tipo: string }[];
  /** Waivers of rule R32 for the unit on that day, in words. */
  readonly dispensas: readonly string[];
  readonly alertas: readonly Schemas['AlertaDoMapa'][];
};

export type Conteudo = DiaCongelado & {
  readonly esquema: 1 | 2;
  readonly versao: number;
  readonly sequencia: number;
  readonly codigo: string;
  readonly fechadoEm: string;
  readonly fechadoPor: { readonly nome: string; readonly matricula: string };
};

type Valor = string | number | boolean | null;
type Arvore = Valor | readonly Arvore[] | { readonly [chave: string]: Arvore };
export type Folha = { readonly caminho: string; readonly valor: Valor };

/** Keys in code unit order with their JSON text, cached by shape. */
const ordens = new Map<string, readonly (readonly [chave: string, escrita: string])[]>();
const FORMAS = 1_000;

function ordemDe(objeto: object): readonly (readonly [chave: string, escrita: string])[] {
  const chaves = Object.keys(objeto);
  const forma = chaves.join('\n');
  const conhecida = ordens.get(forma);
  if (conhecida) return conhecida;
  const ordem = chaves.sort().map(chave => [chave, `${JSON.stringify(chave)}:`] as const);
  if (ordens.size < FORMAS) ordens.set(forma, ordem);
  return ordem;
}

/**
 * Canonical JSON: keys in code unit order, no spaces, so that equal contents are equal to the byte. Joined by hand for
 * speed: verifying a chain hashes a year of a unit's closings again.
 */
export function canonico(valor: unknown): string {
  if (typeof valor !== 'object' || valor === null) return JSON.stringify(valor);
  let dentro = '';
  if (Array.isArray(valor)) {
    for (const item of valor) dentro += (dentro ? ',' : '') + canonico(item);
    return `[${dentro}]`;
  }
  const objeto = valor as Readonly<Record<string, unknown>>;
  for (const [chave, escrita] of ordemDe(objeto)) dentro += (dentro ? ',' : '') + escrita + canonico(objeto[chave]);
  return `{${dentro}}`;
}

export function folhasDe(arvore: unknown, caminho = ''): Folha[] {
  const no = arvore as Arvore;
  if (typeof no !== 'object' || no === null) return [{ caminho, valor: no }];
  const chaves = Array.isArray(no) ? [...no.keys()].map(String) : Object.keys(no).sort();
  // An emptied list must not pass for one that was never there.
  if (chaves.length === 0) return [{ caminho, valor: null }];
  return chaves.flatMap(chave => folhasDe((no as Readonly<Record<string, Arvore>>)[chave], `${caminho}/${chave}`));
}

type Passo = 'solicitada' | 'confirmada' | 'entregue' | 'aceita';

/** As the screen counts it: only the publics that counted when the day was frozen. */
export const totalDe = ({ colunas }: Pick<DiaCongelado, 'colunas'>, passo: Passo): number =>
  colunas.reduce((soma, coluna) => soma + (coluna.contaNosTotais === false ? 0 : coluna[passo]), 0);
export const totalAceito = (dia: Pick<DiaCongelado, 'colunas'>): number => totalDe(dia, 'aceita');

/**
 * Centavos accepted of a column; null where nothing of it was asked, or where it had several prices before contracts
 * had cells.
 */
export function valorDaColuna({ contratos }: Pick<DiaCongelado, 'contratos'>, coluna: ColunaCongelada): number | null {
  if (coluna.precoCentavos !== null) return coluna.aceita * coluna.precoCentavos;
  if (coluna.solicitada === 0 || contratos.some(({ celulas }) => !celulas)) return null;
  return contratos
    .flatMap(({ celulas = [] }) => celulas)
    .filter(
      ({ tipoAlimentacaoId, tipoPublicoId }) =>
        tipoAlimentacaoId === coluna.tipoAlimentacaoId && tipoPublicoId === coluna.tipoPublicoId,
    )
    .reduce((soma, { valorCentavos }) => soma + valorCentavos, 0);
}
