import type { components } from '@alipen/contracts/generated/government-api';
import type { Mapa } from '../mapa-diario/mapa-diario.service.ts';

type Schemas = components['schemas'];

export type DosPedidos = {
  lotacaoId: number;
  programada: number;
  desvioProgramacao: number;
  programadoCentavos: number;
  paraInternos: boolean;
  /** Orders whose numbers were compared with those of the days before, and of those the ones that stood out. */
  pedidosOlhados: number;
  pedidosComSinal: number;
};
export type DasConfirmacoes = { lotacaoId: number; minutos: number[] };
export type DasEntregas = {
  lotacaoId: number;
  contratoId: number | null;
  tipoAlimentacaoId: number;
  paraInternos: boolean;
  noPrazo: boolean;
  leituras: number;
  leiturasConformes: number;
};
export type DoIntervalo = { lotacaoId: number; minutos: number };
export type DasSobras = {
  lotacaoId: number;
  sobras: number;
  sobrasContadas: number;
  sobrasGramas: number;
  sobrasPesadas: number;
};
export type DaFiscalizacao = {
  lotacaoId: number;
  contratoId: number | null;
  nota: number | null;
  refeicoes: number;
  naoConformidades: number;
  leituras: number;
  leiturasConformes: number;
  amostras: number;
  amostrasConformes: number;
};

export type FatosDoDia = {
  readonly pedidos: readonly DosPedidos[];
  readonly confirmacoes: readonly DasConfirmacoes[];
  readonly entregas: readonly DasEntregas[];
  readonly intervalos: readonly DoIntervalo[];
  readonly fiscalizacoes: readonly DaFiscalizacao[];
  readonly sobras: readonly DasSobras[];
  /** Inspections a week that the plan asks of a unit; 0 while it is off. */
  readonly minimoSemanal: number;
  /** Different meals that inmates are to have on that day (rule R8). */
  readonly refeicoesPorDia: number;
};

const DIAS_DA_SEMANA = 7;
const SEM_SOBRAS = { sobras: 0, sobrasContadas: 0, sobrasGramas: 0, sobrasPesadas: 0 };
const soma = <T>(itens: readonly T[], de: (item: T) => number): number =>
  itens.reduce((total, item) => total + de(item), 0);

export function porChave<T, K>(itens: readonly T[], chave: (item: T) => K): Map<K, T[]> {
  const grupos = new Map<K, T[]>();
  for (const item of itens) {
    const grupo = grupos.get(chave(item));
    if (grupo) grupo.push(item);
    else grupos.set(chave(item), [item]);
  }
  return grupos;
}

/** A score is weighted by the meals inspected; an inspection without one weighs nothing. */
const dasNotas = (fiscalizacoes: readonly DaFiscalizacao[]) => {
  const comNota = fiscalizacoes.filter(({ nota }) => nota !== null);
  return {
    fiscalizacoes: fiscalizacoes.length,
    refeicoesFiscalizadas: soma(comNota, ({ refeicoes }) => refeicoes),
    notaPonderada: soma(comNota, ({ nota, refeicoes }) => (nota ?? 0) * refeicoes),
  };
};

const dasEntregas = (entregas: readonly DasEntregas[]) => ({
  entregas: entregas.length,
  noPrazo: entregas.filter(({ noPrazo }) => noPrazo).length,
});

/** Twice the same meal is one meal. Where nothing was ordered for inmates and nothing came, the norm asks nothing. */
export function dasRefeicoes(
  chegadas: readonly Pick<DasEntregas, 'paraInternos' | 'tipoAlimentacaoId'>[],
  pedidas: boolean,
  norma: number,
) {
  const internas = new Set(
    chegadas.filter(({ paraInternos }) => paraInternos).map(({ tipoAlimentacaoId }) => tipoAlimentacaoId),
  );
  return { refeicoesInternos: internas.size, refeicoesNorma: pedidas || internas.size ? norma : 0 };
}

/** The excess for inmates, meal by meal: a shortage in one does not make up for an excess in another. */
const divergenciaDe = ({ diferencas }: Mapa['linhas'][number], { colunas }: Mapa): number =>
  colunas.reduce(
    (total, { baseConferencia }, n) =>
      baseConferencia === 'EFETIVO_INTERNO' ? total + Math.max(0, diferencas[n] ?? 0) : total,
    0,
  );

export function apurar(mapa: Mapa, fatos: FatosDoDia) {
  const pedidos = new Map(fatos.pedidos.map(fato => [fato.lotacaoId, fato]));
  const confirmacoes = new Map(fatos.confirmacoes.map(fato => [fato.lotacaoId, fato.minutos]));
  const intervalos = new Map(fatos.intervalos.map(fato => [fato.lotacaoId, fato.minutos]));
  const sobras = new Map(fatos.sobras.map(({ lotacaoId, ...medidas }) => [lotacaoId, medidas]));
  const entregas = porChave(fatos.entregas, ({ lotacaoId }) => lotacaoId);
  const fiscalizacoes = porChave(fatos.fiscalizacoes, ({ lotacaoId }) => lotacaoId);
  const lotacoes = mapa.linhas.flatMap(linha => {
    const { id } = linha.lotacao;
    const chegadas = entregas.get(id) ?? [];
    const feitas = fiscalizacoes.get(id) ?? [];
    const { confirmada, aceita } = linha.conciliacao;
    if (!linha.enviado && !chegadas.length && !feitas.length && aceita.refeicoes === 0) return [];
    const pedido = pedidos.get(id);
    return [
      {
        lotacaoId: id,
        confirmada: confirmada.refeicoes,
        aceita: aceita.refeicoes,
        divergenciaInternos: divergenciaDe(linha, mapa),
        vermelha: linha.maiorDiferenca.faixa === 'MUITO_ACIMA',
        desvioCentavos: linha.valorDesvioCentavos,
        liquidoCentavos: linha.liquidoCentavos,
        programada: pedido?.programada ?? 0,
        desvioProgramacao: pedido?.desvioProgramacao ?? 0,
        programadoCentavos: pedido?.programadoCentavos ?? 0,
        pedidosOlhados: pedido?.pedidosOlhados ?? 0,
        pedidosComSinal: pedido?.pedidosComSinal ?? 0,
        confirmacoesMin: confirmacoes.get(id) ?? [],
        ...dasEntregas(chegadas),
        intervaloMaxMin: intervalos.get(id) ?? null,
        leituras: soma(chegadas, e => e.leituras) + soma(feitas, f => f.leituras),
        leiturasConformes: soma(chegadas, e => e.leiturasConformes) + soma(feitas, f => f.leiturasConformes),
        previstasMil: chegadas.length ? Math.round((fatos.minimoSemanal * 1000) / DIAS_DA_SEMANA) : 0,
        ...dasNotas(feitas),
        amostras: soma(feitas, f => f.amostras),
        amostrasConformes: soma(feitas, f => f.amostrasConformes),
        ...dasRefeicoes(chegadas, pedido?.paraInternos ?? false, fatos.refeicoesPorDia),
        ...(sobras.get(id) ?? SEM_SOBRAS),
      },
    ];
  });
  const totais = {
    refeicoes: soma(lotacoes, ({ aceita }) => aceita),
    liquidoCentavos: soma(lotacoes, ({ liquidoCentavos }) => liquidoCentavos),
    programadoCentavos: soma(lotacoes, ({ programadoCentavos }) => programadoCentavos),
  };
  return { lotacoes, contratos: contratosDe(mapa, fatos), totais };
}

function contratosDe(mapa: Mapa, fatos: FatosDoDia) {
  const contas = porChave(
    mapa.linhas.flatMap(({ contratos }) => contratos),
    ({ contratoId }: Schemas['ContaDoContrato']) => contratoId,
  );
  const entregas = porChave(fatos.entregas, ({ contratoId }) => contratoId);
  const fiscalizacoes = porChave(fatos.fiscalizacoes, ({ contratoId }) => contratoId);
  const ids = new Set([...contas.keys(), ...entregas.keys(), ...fiscalizacoes.keys()]);
  return [...ids].flatMap(contratoId => {
    if (contratoId === null) return [];
    const feitas = fiscalizacoes.get(contratoId) ?? [];
    return [
      {
        contratoId,
        liquidoCentavos: soma(contas.get(contratoId) ?? [], ({ liquidoCentavos }) => liquidoCentavos),
        ...dasEntregas(entregas.get(contratoId) ?? []),
        ...dasNotas(feitas),
        naoConformidades: soma(feitas, f => f.naoConformidades),
      },
    ];
  });
}

export type DiaApurado = ReturnType<typeof apurar>;
