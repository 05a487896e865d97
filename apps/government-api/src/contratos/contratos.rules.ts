import type { components } from '@alipen/contracts/generated/government-api';
import { addDays, daysBetween } from '../clock/clock.ts';

export type SituacaoContrato = components['schemas']['SituacaoContrato'];

/** `diasAVencer` is how many days before a contract's end the badge of R19 shows. */
export type DiaDosContratos = { readonly hoje: string; readonly diasAVencer: number };

/** `encerradoEm` is the last day of a contract ended early. */
export function situacaoContrato(
  contrato: { vigenciaInicio: string; vigenciaFim: string; encerradoEm: string | null },
  { hoje, diasAVencer }: DiaDosContratos,
): SituacaoContrato {
  if (contrato.encerradoEm && contrato.encerradoEm < hoje) return 'ENCERRADO';
  if (contrato.vigenciaFim < hoje) return 'VENCIDO';
  if (contrato.vigenciaInicio > hoje) return 'FUTURO';
  return fimDoContrato(contrato) <= addDays(hoje, diasAVencer) ? 'A_VENCER' : 'VIGENTE';
}

export const fimDoContrato = ({
  vigenciaFim,
  encerradoEm,
}: {
  vigenciaFim: string;
  encerradoEm: string | null;
}): string => encerradoEm ?? vigenciaFim;

/** Days left after today; null for a contract that is not in force today. */
export function venceEmDias(
  contrato: { vigenciaInicio: string; vigenciaFim: string; encerradoEm: string | null },
  hoje: string,
): number | null {
  const fim = fimDoContrato(contrato);
  if (contrato.vigenciaInicio > hoje || fim < hoje) return null;
  return daysBetween(hoje, fim);
}

export type ContratoVigente = {
  readonly id: number;
  readonly numero: string;
  readonly fornecedorId: number;
  /** Nome fantasia. */
  readonly fornecedor: string;
};

/** Who serves one unit on one day: one supplier per meal, often the same for all. */
export type ContratosDoDia = {
  /** Sorted by number; empty where nobody serves the unit. */
  readonly contratos: readonly ContratoVigente[];
  readonly porRefeicao: ReadonlyMap<number, ContratoVigente>;
  /** In centavos, by `chavePreco`, each from the contract of its meal; a pair that is not here cannot be ordered (R22). */
  readonly precos: ReadonlyMap<string, number>;
};

export const chavePreco = (tipoAlimentacaoId: number, tipoPublicoId: number): string =>
  `${tipoAlimentacaoId}:${tipoPublicoId}`;

type Vinculo = {
  lotacaoId: number;
  data: string;
  refeicoes: readonly [tipoAlimentacaoId: number, contratoId: number][];
};
type Preco = { contratoId: number; tipoAlimentacaoId: number; tipoPublicoId: number; precoCentavos: number };

export type PrecoAValer = Preco & { valeDe: string };

/** Units bound to the same contracts share one map, and days between two changes of price. `aValer` in the order in which they begin. */
export function precosPorUnidade(
  vinculos: readonly Vinculo[],
  precos: readonly Preco[],
  aValer: readonly PrecoAValer[],
): (lotacaoId: number, data: string) => ReadonlyMap<string, number> {
  const doDia = new Map<number, Map<string, Preco[]>>();
  const feitos = new Map<string, ReadonlyMap<string, number>>();
  const porUnidade = new Map(
    vinculos.map(({ lotacaoId, data, refeicoes }) => {
      const mudados = aValer.filter(({ valeDe }) => valeDe <= data).length;
      const daRefeicao = doDia.get(mudados) ?? porRefeicaoEContrato([...precos, ...aValer.slice(0, mudados)]);
      doDia.set(mudados, daRefeicao);
      const chaves = refeicoes.map(([refeicao, contrato]) => `${refeicao}:${contrato}`).sort();
      const igual = `${mudados}/${chaves.join()}`;
      const mapa =
        feitos.get(igual) ??
        // A later one of the same pair takes the place of an earlier one.
        new Map(
          chaves
            .flatMap(chave => daRefeicao.get(chave) ?? [])
            .map(preco => [chavePreco(preco.tipoAlimentacaoId, preco.tipoPublicoId), preco.precoCentavos]),
        );
      feitos.set(igual, mapa);
      return [`${lotacaoId} ${data}`, mapa];
    }),
  );
  const nenhum = new Map<string, number>();
  return (lotacaoId, data) => porUnidade.get(`${lotacaoId} ${data}`) ?? nenhum;
}

function porRefeicaoEContrato(precos: readonly Preco[]): Map<string, Preco[]> {
  const daRefeicao = new Map<string, Preco[]>();
  for (const preco of precos) {
    const chave = `${preco.tipoAlimentacaoId}:${preco.contratoId}`;
    daRefeicao.set(chave, [...(daRefeicao.get(chave) ?? []), preco]);
  }
  return daRefeicao;
}
